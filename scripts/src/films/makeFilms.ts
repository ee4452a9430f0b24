// `npm run generate -- films [name]`: draws the films of the demo courses and writes their captions. Needs ffmpeg.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { exitWithError } from '@mentor-connect/build/cliError'
import { ROOT } from '@mentor-connect/delivery/root'
import { chromium, type Page } from 'playwright-core'
import { findChromium } from '../browser/findChromium'
import { toWebVtt } from './captions'
import { HEIGHT, WIDTH, type Film } from './film'
import { FILMS } from './films'

const FRAMES_PER_SECOND = 25
const FONTS = 'Noto Sans, Noto Sans Devanagari, sans-serif'

const [only] = process.argv.slice(2)
try {
  const films = FILMS.filter(({ name }) => !only || name === only)
  if (films.length === 0)
    throw new Error(`There is no film "${only}": ${FILMS.map(({ name }) => name).join(', ')}.`)
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } })
    for (const film of films) await makeFilm(page, film)
  } finally {
    await browser.close()
  }
} catch (error) {
  exitWithError(error)
}

async function makeFilm(page: Page, film: Film) {
  const path = join(ROOT, 'server/demo-content', film.course, film.name)
  for (const locale of ['en', 'hi'] as const) writeFileSync(`${path}-${locale}.vtt`, toWebVtt(film, locale))
  const input = ['-f', 'image2pipe', '-c:v', 'mjpeg', '-framerate', String(FRAMES_PER_SECOND), '-i', '-']
  const output = [
    '-c:v',
    'libx264',
    '-preset',
    'veryslow',
    '-tune',
    'animation',
    '-crf',
    '27',
    '-pix_fmt',
    'yuv420p',
  ]
  const ffmpeg = spawn(
    'ffmpeg',
    ['-v', 'error', '-y', ...input, ...output, '-movflags', '+faststart', `${path}.mp4`],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  )
  const ended = once(ffmpeg, 'close')
  await page.setContent(
    `<style>body { margin: 0 }</style><svg width="${WIDTH}" height="${HEIGHT}" font-family="${FONTS}"></svg>`,
  )
  let last = { drawing: '', picture: await page.screenshot() }
  for (let frame = 0; frame < film.seconds * FRAMES_PER_SECOND; frame += 1) {
    const drawing = film.draw(frame / FRAMES_PER_SECOND)
    if (drawing !== last.drawing) last = { drawing, picture: await takePicture(page, drawing) }
    if (!ffmpeg.stdin.write(last.picture)) await once(ffmpeg.stdin, 'drain')
  }
  ffmpeg.stdin.end()
  const [code] = await ended
  if (code !== 0) throw new Error(`ffmpeg has ended with ${code}.`)
  console.log(`${path}.mp4`)
}

async function takePicture(page: Page, drawing: string): Promise<Buffer> {
  await page.evaluate((content) => {
    document.querySelector('svg')!.innerHTML = content
  }, drawing)
  return page.screenshot({ type: 'jpeg', quality: 98 })
}
