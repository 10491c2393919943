import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const textFile = /\.(css|data|html|js|json|svg|txt|webmanifest|xml)$/;

/**
 * Writes a brotli copy (name.br) and a gzip copy (name.gz) beside every text file in the folder, at the strongest setting.
 *
 * @param {string} folder
 */
export async function precompress(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    textFile.test(name),
  );
  await Promise.all(
    files.map(async (name) => {
      const file = join(folder, name);
      const params = {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      };
      const content = await readFile(file);
      await writeFile(`${file}.br`, await compressBrotli(content, { params }));
      await writeFile(`${file}.gz`, await compressGzip(content, { level: constants.Z_BEST_COMPRESSION }));
    }),
  );
}
