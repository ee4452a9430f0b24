// `npm run generate -- icons`: draws the icons of the installed app from the brand sign into `shell/public/icons`.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '@mentor-connect/delivery/root'
import { brandSign } from '@mentor-connect/delivery/site/brandSign'
import { chromium } from 'playwright-core'
import { findChromium } from '../browser/findChromium'

const FOLDER = join(ROOT, 'shell/public/icons')

const rounded = brandSign({ corners: 11 })
// A launcher may crop these icons to a circle of 80 %. The background therefore fills the square, and the sign stays
// inside the circle.
const cut = brandSign({ corners: 0, scale: 0.8 })

const ICONS = [
  { file: 'icon-192.png', size: 192, svg: rounded },
  { file: 'icon-512.png', size: 512, svg: rounded },
  { file: 'maskable-192.png', size: 192, svg: cut },
  { file: 'maskable-512.png', size: 512, svg: cut },
  { file: 'apple-touch-icon.png', size: 180, svg: brandSign({ corners: 0, scale: 0.9 }) },
]

mkdirSync(FOLDER, { recursive: true })
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
for (const { file, size, svg } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(
    `<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`,
  )
  await page.screenshot({ path: join(FOLDER, file), omitBackground: true })
  await page.close()
}
await browser.close()
