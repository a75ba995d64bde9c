import CGTK4
import ElasticGTK

let application = GTKApplication(id: "org.elastickit.mail")
var reader: MailReader?
let status = application.run { reader = MailReader(application) }
CGTK4.exit(status)
