import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { hasPrograms, runProgram } from '../../testing/programs'
import { drawCard, drawPdf } from './drawing/drawings'
import { NAMES_IN_SCRIPTS } from '../../platform/pdf/testing/namesInScripts'
import { actualText, glyphsIn, inflated } from '../../platform/pdf/testing/pdfContent'

const certificateOf = (name: string) =>
  drawPdf({
    id: 'q7Xk2-PvT9mZr4LwB1sNcA',
    learnerName: name,
    courseName: name,
    courseUrl: 'https://site.example/resource/one',
    instructorName: name,
    issuedAt: new Date('2026-11-14T20:00:00.000Z'),
    language: 'en',
    proof: {},
    credential: '{}',
    verifyUrl: 'https://site.example/verify-certificate?certificateId=q7Xk2-PvT9mZr4LwB1sNcA',
  })

const FORMS = ['NFC', 'NFD'].flatMap((form) =>
  NAMES_IN_SCRIPTS.map(([script, name]) => [script, form, name.normalize(form)] as const),
)

it.each(FORMS)('a name in %s (%s) has a glyph for each letter', async (_script, _form, name) => {
  const glyphs = glyphsIn(await certificateOf(name))
  expect(glyphs.length).toBeGreaterThan(100)
  expect(glyphs).not.toContain(0)
})

it.each(NAMES_IN_SCRIPTS)('a name in %s is attached to its tag and to its glyphs', async (_script, name) => {
  const pdf = await certificateOf(name)
  expect(pdf.toString('latin1')).toContain(actualText(name))
  expect(inflated(pdf)).toContain(actualText(name))
})

it.each(NAMES_IN_SCRIPTS)('a card shows a name in %s', async (_script, name) => {
  const texts = {
    courseName: 'Bread baking',
    courseUrl: 'https://site.example/resource/one',
    instructorName: 'Kavita Iyer',
  }
  const [card, without] = await Promise.all([
    drawCard({ ...texts, learnerName: name }),
    drawCard({ ...texts, learnerName: ' ' }),
  ])
  expect((await sharp(card).metadata()).width).toBe(1200)
  expect(card.equals(without)).toBe(false)
})

// `npm test` installs the programs where it is allowed to.
const withPrograms = hasPrograms('pdftotext') ? describe : describe.skip

withPrograms('the text that programs read from a certificate', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mentor-connect-scripts-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  async function fileFor(name: string) {
    const file = join(folder, 'certificate.pdf')
    writeFileSync(file, await certificateOf(name))
    return file
  }

  it.each(NAMES_IN_SCRIPTS)('names the learner in %s', async (script, name) => {
    const file = await fileFor(name)
    // In text from right to left, pdftotext reverses characters that are in order already.
    const shown = script === 'Urdu' ? [...name].reverse().join('') : name
    expect(runProgram('pdftotext', [file, '-']).toString()).toContain(shown)
  })
})
