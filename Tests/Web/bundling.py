"""What makes one script of a page's: esbuild, and Debian's webpack and rollup."""

import json
import os
import subprocess

from packed import ROOT

BUNDLERS = ROOT / ".build-bundlers/usr"


def esbuild(folder, script, out, *flags):
    """Bundles a script of a folder into another."""
    subprocess.run(["esbuild", script, "--bundle", f"--outdir={out}", "--log-level=error", *flags], cwd=folder, check=True)


def bundle(folder, script):
    """Runs a script of Node with Debian's bundlers."""
    assert BUNDLERS.exists(), "no bundlers: Scripts/install.sh bundlers"
    (folder / "bundle.cjs").write_text(f"""
      const usr = {json.dumps(str(BUNDLERS))}, variables = {{ ...process.config.variables, node_prefix: usr, node_relative_path: 'share/nodejs:lib/nodejs' }};
      Object.defineProperty(process, 'config', {{ value: {{ variables }} }}); // Debian's webpack looks there.
      {script}""")
    done = subprocess.run(
        ["node", "bundle.cjs"], cwd=folder, capture_output=True, text=True, timeout=300,
        env={**os.environ, "NODE_PATH": f"{BUNDLERS}/share/nodejs:{BUNDLERS}/lib/nodejs"})
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def webpack(folder, script, out):
    """Without any setting but which script it is and where to."""
    return bundle(folder, f"""
      require('webpack')({{ mode: 'production', context: __dirname, entry: './{script}', output: {{ path: __dirname + '/{out}' }} }},
        (error, stats) => {{ console.log(error ?? stats.toString()); process.exit(error || stats.hasErrors() ? 1 : 0); }});""")


def rollup(folder, config):
    """With the settings of a file, as `rollup --config FILE` reads them."""
    # Debian's modules are found by `require` alone.
    subprocess.run(["esbuild", config, "--format=cjs", "--platform=node", "--outfile=rollup.cjs", "--log-level=error"], cwd=folder, check=True)
    return bundle(folder, """
      const { default: settings } = require('./rollup.cjs');
      require('rollup').rollup(settings).then((made) => made.write(settings.output)).catch((error) => { console.log(error); process.exit(1); });""")
