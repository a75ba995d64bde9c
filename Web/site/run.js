// Writes the HTML that the page around this frame sends into this document, once. The policy of run.html still holds for it: nothing is sent to
// another server. The elements come from `folder`, or as the texts of one script and one style sheet.
if (origin === 'null') { // Only in a sandbox. Elsewhere any page that has this one in a frame could run its script in the site's origin.
  addEventListener('message', ({ source, data: { html, folder, script, style } }) => {
    if (source !== parent) return;
    const address = (text, type) => URL.createObjectURL(new Blob([text], { type }));
    const files = script && { js: address(script, 'text/javascript'), css: address(style, 'text/css') };
    const text = html.replace(/node_modules\/elastickit\/([\w-]+\.(js|css))/g, (_, name, kind) => files?.[kind] ?? folder + name);
    document.open(); // Removes this listener too.
    document.write(text);
    document.close();
  });
  parent.postMessage('ready', '*');
}
