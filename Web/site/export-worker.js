// Makes files of recordings, off the page's own thread. The module decides.
let wasm;
const load = async () => {
  const bytes = await (await fetch(new URL('export.wasm', import.meta.url))).arrayBuffer();
  const { exports } = (await WebAssembly.instantiate(bytes, {})).instance;
  exports.__wasm_call_ctors();
  return exports;
};
/** Bytes as a ZIP archive packs them; none where the browser cannot. */
const deflated = async (bytes) => {
  let stream;
  try { stream = new CompressionStream('deflate-raw'); } catch { return new Uint8Array(); }
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
};
const view = (at, count) => new Uint8Array(wasm.memory.buffer, at, count);

addEventListener('message', async ({ data: { numbers, content, format, seconds, error } }) => {
  try {
    wasm ??= await load();
    view(wasm.numbers(numbers.length), numbers.byteLength).set(new Uint8Array(numbers.buffer));
    view(wasm.content(content.length), content.length).set(content);
    wasm.make(format, seconds, error);
    const read = () => JSON.parse(new TextDecoder().decode(view(wasm.answer(), wasm.answer_count())));
    const made = () => view(wasm.file(), wasm.file_count()).slice();
    if (read().type === 'application/zip') {
      const packed = await deflated(made());
      view(wasm.content(packed.length), packed.length).set(packed);
      wasm.pack();
    }
    const answer = read(), bytes = made();
    postMessage({ ...answer, bytes }, [bytes.buffer]);
  } catch (fault) {
    wasm = null; // What has stopped in the middle is of no use any more.
    postMessage({ error: fault instanceof WebAssembly.RuntimeError ? 'not enough memory' : fault.message });
  }
});
