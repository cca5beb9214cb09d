// JupyterLab in a page: what a reader does with a notebook.
import { join } from 'node:path';
import { artifacts } from './open.mjs';

/** Long enough for a machine that does other things too. */
const PATIENCE = { timeout: 120_000 };

/** A page of the site, and what can be done in it. */
export async function labPage({ context, url }) {
  const page = await context.newPage();

  /** The kernel is connected, and nothing runs. */
  const idle = () =>
    page.locator('#jp-main-statusbar', { hasText: 'TypeScript | Idle' }).waitFor(PATIENCE);

  const settled = async () => {
    await page.locator('.jp-Notebook:visible .jp-Cell').first().waitFor(PATIENCE);
    await idle();
  };

  const menu = async (name, item) => {
    await page.getByRole('menuitem', { name, exact: true }).click();
    await page.getByRole('menuitem', { name: item, exact: true }).click();
  };

  const write = async (cell, text) => {
    await cell.locator('.cm-content').click();
    await page.keyboard.press('Control+A');
    await page.keyboard.insertText(text);
  };

  /** Starts the cell in which the cursor is. */
  const enter = async () => {
    await page.keyboard.press('Control+Enter');
    await page.waitForTimeout(400); // the kernel is told, and the bar says so
  };

  const start = async (cell) => {
    await cell.locator('.cm-content').click();
    await enter();
  };

  return {
    page,
    idle,
    settled,
    write,
    start,
    menu,
    /** Lets the browser refuse to store more, as it does where there is no room. */
    fillStorage: () =>
      page.evaluate(() => {
        IDBObjectStore.prototype.put = () => {
          throw new DOMException('no room is left', 'QuotaExceededError');
        };
      }),
    async open(query) {
      await page.goto(`${url}lab/index.html?${query}`);
      await settled();
    },
    runAll: () => menu('Run', 'Run All Cells'),
    async run(cell) {
      await start(cell);
      await idle();
    },
    /** Replaces the text of a cell, and runs it. */
    async rewrite(cell, change) {
      const lines = await cell.locator('.cm-line').allInnerTexts();
      await write(cell, change(lines.map((line) => line.replace('\u200b', '')).join('\n')));
      await enter();
      await idle();
    },
    async interrupt() {
      await page.getByRole('button', { name: 'Interrupt the kernel' }).click();
      await page.waitForTimeout(1500); // a cell has a second to end by itself
      await idle();
    },
    cell: (text) => page.locator('.jp-CodeCell', { hasText: text }),
    shownBy: async (cell) => (await cell.locator('.jp-OutputArea-output').innerText()).trim(),
    /** Moves the pointer to a text of a figure. */
    async hover(figure, text) {
      const { x, y, width, height } = await figure
        .locator('text', { hasText: text })
        .first()
        .boundingBox();
      await page.mouse.move(x + width / 2, y + height / 2 + 60);
      await page.mouse.move(x + width / 2, y + height / 2, { steps: 5 });
    },
    picture: (name) => page.screenshot({ path: join(artifacts, `${name}.png`) }),
  };
}
