// A library to pages: they call its exports. Natively there is nothing to run.
