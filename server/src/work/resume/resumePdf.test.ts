import { RESUME_PAGES_MAX } from '@mentor-connect/contract/work/portfolioLimits'
import type { Resume } from '@mentor-connect/contract/work/resumeRules'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NAMES_IN_SCRIPTS } from '../../platform/pdf/testing/namesInScripts'
import { actualText, glyphsIn } from '../../platform/pdf/testing/pdfContent'
import { hasPrograms, runProgram } from '../../testing/programs'
import { aLongResume, aResume } from '../testing/aResume'
import { drawResume, fitOf } from './resumeDrawing'

const textOf = (resume: Resume, language: 'en' | 'hi' = 'en') => ({
  resume,
  language,
  siteUrl: 'https://site.example',
  at: new Date('2026-11-20T08:30:00.000Z'),
})
const draw = (resume: Resume, language?: 'en' | 'hi') => drawResume(textOf(resume, language))
const sourceOf = async (resume: Resume, language?: 'en' | 'hi') =>
  (await draw(resume, language)).toString('latin1')
const fit = (resume: Resume) => fitOf(textOf(resume))

describe('the file of a résumé', () => {
  it('is a tagged PDF/UA file that states its language', async () => {
    const source = await sourceOf(aResume())
    for (const part of [
      '/StructTreeRoot',
      '/Marked true',
      '/Lang (en-IN)',
      '/DisplayDocTitle true',
      '<pdfuaid:part>1<',
    ])
      expect(source).toContain(part)
    expect(source).toContain('/Count 1')
  })

  it('is Hindi on request, with subjects, months, levels and languages', async () => {
    const source = await sourceOf(aResume(), 'hi')
    expect(source).toContain('/Lang (hi-IN)')
    for (const text of [
      'अनुभव',
      'वेब डेवलपमेंट',
      'अप्रैल 2022 से अब तक',
      'जनवरी 2020 – जून 2020',
      'Sample Library · स्वयंसेवा',
      'हिन्दी (मातृभाषा)',
    ])
      expect(source).toContain(actualText(text))
    expect(source).not.toMatch(/ActualText \((Experience|Skills|Since|Languages)/)
  })

  it('leads to the check of each certificate once, and to other pages', async () => {
    const source = await sourceOf(aResume())
    const check = '/URI (https://site.example/verify-certificate?certificateId=8ZV5mWabcDEFghijkLMNop)'
    expect(source.split(check)).toHaveLength(2)
    for (const url of ['mailto:asha@example.org', 'https://example.org/school/', 'https://example.org/code'])
      expect(source).toContain(`/URI (${url})`)
  })

  it('leaves out what is empty', async () => {
    const empty = { skills: [], works: [], education: [], languages: [], links: [], contact: {}, summary: '' }
    const source = await sourceOf(aResume(empty))
    expect(source).toContain('/ActualText (Experience)')
    for (const title of ['Skills', 'Works', 'Education', 'Languages', 'Links', 'Summary'])
      expect(source).not.toContain(`/ActualText (${title})`)
  })

  it.each(NAMES_IN_SCRIPTS)('has a glyph for each letter of texts in %s', async (_script, text) => {
    const entry = { title: text, organisation: text, text: `- ${text}\n${text}`, from: 2020, fromMonth: 2 }
    const pdf = await draw(aResume({ name: text, headline: text, summary: text, experience: [entry] }))
    expect(glyphsIn(pdf)).not.toContain(0)
    expect(pdf.toString('latin1').split(actualText(text)).length).toBeGreaterThan(7)
  })

  it('names what its fonts lack, and draws no empty boxes', async () => {
    const resume = aResume({ headline: 'Bread 🍞 and 王小明', summary: '🙂' })
    expect((await fit(resume)).unshown).toEqual(['🍞', '王', '小', '明', '🙂'])
    const pdf = await draw(resume)
    expect(glyphsIn(pdf)).not.toContain(0)
    expect(pdf.toString('latin1')).not.toContain('/ActualText (Summary)')
  })
})

describe('the pages of a résumé', () => {
  it('are one if that is enough, and two for more, with everything', async () => {
    expect(await fit(aResume())).toEqual({ pages: 1, leftOut: [], unshown: [] })
    const { works, experience } = aLongResume()
    const two = aResume({ works: works.slice(0, 4), experience: experience.slice(0, 4) })
    expect(await fit(two)).toEqual({ pages: 2, leftOut: [], unshown: [] })
    expect(await sourceOf(two)).toContain('/Count 2')
  })

  it('are two for a résumé that is too long; what is left out is named, the oldest times first', async () => {
    const resume = aLongResume()
    const { pages, leftOut } = await fit(resume)
    expect(pages).toBe(RESUME_PAGES_MAX)
    const titles = leftOut.map(({ title }) => title)
    expect(titles.slice(0, 8)).toEqual([
      ...[10, 9, 8, 7, 6, 5, 4].map((number) => `Work ${number}`),
      'Degree 1',
    ])
    const source = await sourceOf(resume)
    expect(source).toContain('/Count 2')
    for (const { title } of [...resume.works, ...resume.education, ...resume.experience])
      expect(source.includes(`/ActualText (${title})`)).toBe(!titles.includes(title))
  })

  it.each(['W'.repeat(80), 'श्रुति'.repeat(60), `https://example.org/${'path/'.repeat(60)}`])(
    'hold the very long word %s',
    async (word) => {
      const resume = aResume({
        name: word.slice(0, 80),
        headline: word,
        summary: word,
        experience: [{ title: word, organisation: word, text: `- ${word}`, from: 2020 }],
        skills: [{ name: word, certificates: [], tasks: [] }],
      })
      expect((await fit(resume)).pages).toBeLessThanOrEqual(RESUME_PAGES_MAX)
      expect(glyphsIn(await draw(resume))).not.toContain(0)
    },
  )
})

// Checks the file with independent programs, which `npm test` installs where it is allowed to.
const withPrograms = hasPrograms('qpdf', 'pdftotext') ? describe : describe.skip

withPrograms('the file, as other programs read it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mentor-connect-resume-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  async function fileFor(resume: Resume, language?: 'en' | 'hi') {
    const file = join(folder, 'resume.pdf')
    writeFileSync(file, await draw(resume, language))
    return file
  }
  const linesOf = (file: string, page: number) =>
    runProgram('pdftotext', ['-layout', '-f', `${page}`, '-l', `${page}`, file, '-'])
      .toString()
      .split('\n')
      .filter((line) => line.trim() !== '')

  it.each([aResume(), aLongResume()])('is sound', async (resume) => {
    const check = runProgram('qpdf', ['--check', await fileFor(resume)]).toString()
    expect(check).toContain('No syntax or stream encoding errors')
  })

  it('states its title, its owner and its day, and nothing else', async () => {
    const info = runProgram('pdfinfo', ['-isodates', await fileFor(aResume())]).toString()
    expect(info).toMatch(/^Title: +Asha Verma – Résumé$/m)
    expect(info).toMatch(/^Author: +Asha Verma$/m)
    expect(info).toMatch(/^CreationDate: +2026-11-20T08:30:00Z$/m)
    expect(info).not.toMatch(/Subject|Keywords|@/)
  })

  it('is a tree of headings and lists in the order of reading', async () => {
    const tree = runProgram('pdfinfo', ['-struct-text', await fileFor(aResume())]).toString()
    expect(tree.match(/\bH1\b/g)).toHaveLength(1)
    expect(tree.match(/\bH2\b/g)).toHaveLength(7)
    expect(tree.match(/\bLbl\b/g)).toHaveLength(2)
    const places = [
      'Asha Verma',
      'asha@example.org',
      'Summary',
      'Web Development',
      'verify-certificate',
      'Assistant for the web shop',
      'Since Apr 2022',
      'photographs',
      'Trainee',
      'B.A. History',
      'School timetable',
      'mother tongue',
    ].map((text) => tree.indexOf(text))
    expect(Math.min(...places)).toBeGreaterThan(0)
    expect(places).toEqual([...places].sort((a, b) => a - b))
  })

  it('never separates a heading from its text', async () => {
    const { experience } = aLongResume()
    const ends = []
    // Each length moves the end of the page by one line.
    for (let count = 0; count < 8; count++) {
      const summary = Array.from({ length: count }, () => 'A line.').join('\n')
      const file = await fileFor(aResume({ summary, skills: [], experience }))
      ends.push(linesOf(file, 1).at(-2)!)
    }
    expect(new Set(ends).size).toBeGreaterThan(1)
    for (const last of ends) expect(last).not.toMatch(/Role|Sample Shop|Experience/)
  })

  it('can be copied in Hindi, Tamil and Urdu', async () => {
    const hindi = runProgram('pdftotext', [
      await fileFor(aResume({ summary: 'मैं चीज़ें बनाकर सीखती हूँ' }), 'hi'),
      '-',
    ]).toString()
    expect(hindi).toContain('मैं चीज़ें बनाकर सीखती हूँ')
    const tamil = runProgram('pdftotext', [await fileFor(aResume({ name: 'தமிழ்ச்செல்வி முருகன்' })), '-'])
    expect(tamil.toString()).toContain('தமிழ்ச்செல்வி முருகன்')
    const name = 'محمد علی خان'
    const urdu = runProgram('pdftotext', [await fileFor(aResume({ name })), '-']).toString()
    // In text from right to left, pdftotext reverses characters that are in order already.
    expect(urdu).toContain([...name].reverse().join(''))
  })
})
