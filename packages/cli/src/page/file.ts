import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { badInput } from '../errors/refusal.js';

/** The folder of a checkout, or of an installation, that holds this package. */
const packages = new URL('../../../', import.meta.url);

/** Where the page is: in a checkout as it is built, else in the package. */
const places: readonly string[] = [
  fileURLToPath(new URL('./explorer/dist/manaus.html', packages)),
  fileURLToPath(new URL('../../page/manaus.html', import.meta.url)),
];

/** The address of the play page on this machine. Throws an `InputError` if it is not built. */
export function pageOnDisk(files = places): string {
  const file = files.find((each) => existsSync(each));
  if (file === undefined) throw badInput('the play page is not built yet: npm start builds it');
  return pathToFileURL(file).href;
}
