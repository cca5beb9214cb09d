import type { Browser, Page } from 'playwright-core';

/** The way in which a page is opened. */
export interface Look {
  /** The address of the site, with a slash at its end. */
  readonly home: string;
  readonly width?: number;
  readonly height?: number;
  readonly isPhone?: boolean;
  readonly dark?: boolean;
}

/** A page of the site, and what it asked for outside it or reported as an error. */
export interface Opened {
  readonly page: Page;
  readonly strays: readonly string[];
  close(): Promise<void>;
}

/** Opens a page of the site. */
export async function openSite(browser: Browser, path: string, look: Look): Promise<Opened> {
  const { home, width = 1280, height = 900, isPhone = false, dark = false } = look;
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: isPhone,
    isMobile: isPhone,
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const strays: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(home) && !/^(data|blob):/.test(url)) strays.push(url);
  });
  page.on('pageerror', (error) => strays.push(error.message));
  page.on('console', (message) => {
    // A notebook's page asks whether the laboratory is served beside it.
    if (message.type() === 'error' && !message.location().url.includes('/lite/'))
      strays.push(message.text());
  });
  await page.goto(home + path);
  return { page, strays, close: () => context.close() };
}
