// Compiles the AssemblyScript kernels to one generated module, so that nobody who uses the package
// needs the compiler.
//   npm run wasm -w packages/scale
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';

const folder = fileURLToPath(new URL('.', import.meta.url));
const TARGET = `${folder}generated.ts`;

/** Each kernel, for private memory and for memory that workers share. */
const SHARED = ['--sharedMemory', '--enable', 'threads'];
const KERNELS = {
  planes: ['planes', []],
  planesShared: ['planes', SHARED],
  classes: ['classes', []],
  classesShared: ['classes', SHARED],
};

/** The text of the generated module. */
export async function compiled() {
  const lines = [];
  for (const [name, [source, flags]] of Object.entries(KERNELS))
    lines.push(
      `  ${name}:\n    '${Buffer.from(await compile(source, flags)).toString('base64')}',`,
    );
  return `// Generated from assembly/ by \`npm run wasm -w packages/scale\`; not for editing.\n\n/** The kernels, compiled, in base64. */\nexport const kernelBytes = {\n${lines.join('\n')}\n};\n`;
}

const MEMORY = ['--runtime', 'stub', '--importMemory', '--maximumMemory', '65536'];
const OPTIONS = ['--baseDir', folder, '-O3', '--noAssert', ...MEMORY, '--outFile', 'out.wasm'];

async function compile(source, flags) {
  let bytes = null;
  const { error, stderr } = await asc.main([`assembly/${source}.ts`, ...OPTIONS, ...flags], {
    writeFile(name, content) {
      if (name === 'out.wasm') bytes = content;
    },
  });
  if (error !== null || bytes === null) throw new Error(`asc: ${error?.message}\n${stderr}`);
  return bytes;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(TARGET, await compiled());
