import type { CertificateText } from './certificatePdf'
import { drawPdf } from './drawing/drawings'
import { actualText, inflated } from './testing/pdfContent'

const TEXT: CertificateText = {
  id: 'q7Xk2-PvT9mZr4LwB1sNcA',
  learnerName: 'Rahul Vishwakarma',
  courseName: 'Bread baking',
  instructorName: 'Kavita Iyer',
  issuedAt: new Date('2026-11-14T20:00:00.000Z'),
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
    // Issued in the evening UTC, which is the next day in India.
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
    // Also attached to the glyphs, for PDF readers that copy from there.
    expect(content).toContain(actualText(learnerName))
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
