import type { CertificateText } from './certificatePdf'
import { drawPdf } from './drawing/drawings'
import { actualText, glyphsIn, inflated } from '../../platform/pdf/testing/pdfContent'

const TEXT: CertificateText = {
  id: 'q7Xk2-PvT9mZr4LwB1sNcA',
  learnerName: 'Rahul Vishwakarma',
  courseName: 'Bread baking',
  courseUrl: 'https://site.example/resource/one',
  instructorName: 'Kavita Iyer',
  issuedAt: new Date('2026-11-14T20:00:00.000Z'),
  language: 'en',
  proof: {},
  credential: '{"a":"credential"}',
  verifyUrl: 'https://site.example/verify-certificate?certificateId=q7Xk2-PvT9mZr4LwB1sNcA',
}

const render = async (changes: Partial<CertificateText> = {}) => {
  const pdf = await drawPdf({ ...TEXT, ...changes })
  return { pdf, source: pdf.toString('latin1'), content: inflated(pdf) }
}

describe('the certificate', () => {
  it('is a tagged PDF/UA file with a title and a language', async () => {
    const { source } = await render()
    for (const part of [
      '/StructTreeRoot',
      '/Marked true',
      '/Lang (en-IN)',
      '/DisplayDocTitle true',
      '<pdfuaid:part>1<',
    ])
      expect(source).toContain(part)
    expect(source).toContain('/S /H1')
    expect(source).toContain('/S /Figure')
  })

  it('embeds every font', async () => {
    const { source } = await render({ learnerName: 'श्रुति क्षत्रिय' })
    const fonts = source.match(/\/Type \/FontDescriptor/g) ?? []
    expect(fonts.length).toBeGreaterThanOrEqual(6)
    expect(source.match(/\/FontFile2/g)).toHaveLength(fonts.length)
    expect(source).not.toContain('Helvetica')
  })

  it('has its visible text in the structure tree', async () => {
    const { source } = await render()
    for (const text of [
      'Rahul Vishwakarma',
      'Bread baking',
      'Kavita Iyer',
      'Certificate ID q7Xk 2-Pv T9mZ r4Lw B1sN cA',
    ])
      expect(source).toContain(`/ActualText (${text})`)
    // The certificate is issued in the evening in UTC, which is the next day in India.
    expect(source).toContain('/ActualText (November 15, 2026)')
  })

  it('links to the page that verifies it, and describes the QR code', async () => {
    const { source } = await render()
    expect(source).toContain(`/URI (${TEXT.verifyUrl})`)
    expect(source).toContain(`/Alt (QR code that opens ${TEXT.verifyUrl})`)
  })

  test.each(['प्रियंका शर्मा', 'विद्यार्थी', 'श्रुति क्षत्रिय'])('keeps %s as written', async (learnerName) => {
    const { source, content } = await render({ learnerName })
    expect(source).toContain(actualText(learnerName))
    // The text is also attached to the glyphs, for PDF readers that copy it from there.
    expect(content).toContain(actualText(learnerName))
  })

  test.each([
    ['日本語入門', 'site.example/resource/one'],
    ['日本語 1', 'site.example/resource/one'],
    ['→→→→', 'site.example/resource/one'],
    ['Python入門', 'Python \\(site.example/resource/one\\)'],
    ['入門：Python for （王） all', 'Python for all \\(site.example/resource/one\\)'],
    ['Bread 🍞 baking', 'Bread baking'],
    ['Ｂｒｅａｄ ①', 'Bread 1'],
    ['Z̷a̷l̷g̷o̷ e̊', 'Zalgo e'],
  ])('shows the course %s as %s, without an empty box', async (courseName, shown) => {
    const { pdf, source } = await render({ courseName })
    expect(source).toContain(`/ActualText (${shown})`)
    expect(glyphsIn(pdf)).not.toContain(0)
  })

  test.each(['王小明', 'Zoë 王', '🙂', 'สมชาย', '—→'])(
    'leaves out the instructor %s instead of drawing boxes or another name',
    async (instructorName) => {
      const { pdf, source } = await render({ instructorName })
      expect(glyphsIn(pdf)).not.toContain(0)
      expect(source).not.toContain('/ActualText (Instructor)')
      expect(source).not.toMatch(/ActualText \(Zo/)
      expect(source).toContain('/ActualText (Date of issue)')
    },
  )

  test.each([
    ['Әсель Қанатқызы', 'Әсель Қанатқызы'],
    ['Ἀριστοτέλης', 'Ἀριστοτέλης'],
    ['Kɔ́jɔ́ Adébáyọ̀', 'Kɔjɔ Adébáyọ̀'],
    ['Ａｓｈａ', 'Asha'],
  ])('shows the name %s as %s', async (name, shown) => {
    const { pdf, source } = await render({ learnerName: name, instructorName: name })
    const tags = /^[ -~]*$/.test(shown) ? `/ActualText (${shown})` : actualText(shown.normalize('NFC'))
    expect(source.split(tags)).toHaveLength(3)
    expect(glyphsIn(pdf)).not.toContain(0)
  })

  it('fits on one page, however long the names are', async () => {
    const long = {
      learnerName: 'Venkata '.repeat(10).trim(),
      courseName: 'श्रुति'.repeat(30),
      instructorName: 'W'.repeat(80),
    }
    const { source } = await render(long)
    expect(source).toContain('/Count 1')
  })
})
