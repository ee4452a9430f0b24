import { hugePng, png } from '@mentor-connect/server/testing/files/samples'
import { docx } from '@mentor-connect/server/testing/files/zipArchive'
import { uploadDocument } from '@mentor-connect/contract/courses/authoring/authoring'
import type { Page } from 'playwright-core'
import { violations } from '../accessibility/axe'
import { makePdf } from './makePdf'
import { DESKTOP, newPerson, PHONE, witnessed } from '../stage/browser'
import { logInAsMentor } from '../people/logIn'
import { newMentor, type Applicant } from '../people/mentors'
import { sharedProduct } from '../stage/sharedStage'
import { ResourceForm } from './resourceForm'

const MEBIBYTE = 1024 * 1024
const SCRIPTED =
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360"><script>alert(1)</script></svg>'

const product = sharedProduct()
let mentor: Applicant

beforeAll(async () => {
  mentor = await newMentor(product)
})

test.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('an unusable file is rejected on %s, with a hint, and nothing else is lost', async (_way, viewport) => {
  const { page, context } = await newPerson(product.siteUrl, { viewport })
  await witnessed(page, async () => {
    await logInAsMentor(page, mentor)
    await page.goto('/mentor/resources/add')
    const form = new ResourceForm(page)
    await form.describe('Files that are none', 'What cannot be used is refused', 'Career')
    await page.getByRole('combobox', { name: 'Subject' }).fill('career')
    await page.keyboard.press('Enter')
    expect(await page.getByRole('button', { name: /^Remove Career$/i }).count()).toBe(1)
    await form.addModule(1, 'Read')
    await refusesDocuments(form)
    await refusesBanners(form)

    // The rest of the form is kept, and valid files are accepted.
    expect(await page.getByLabel('Title', { exact: true }).inputValue()).toBe('Files that are none')
    await form.chooseBanner(await png(640, 360))
    await page.getByRole('button', { name: 'Create Resource' }).click()
    await page.getByRole('heading', { level: 1, name: 'Files that are none' }).waitFor()
  })
  await context.close()
})

async function refusesDocuments(form: ResourceForm) {
  const lesson = form.lesson(1)
  const choose = (name: string, buffer: Buffer) =>
    lesson.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
  await lesson.getByLabel('Type').selectOption({ label: 'Document Link' })
  await lesson.getByLabel('Lesson title').fill('Notes')
  for (const [name, content, answer] of [
    ['picture.pdf', await png(64, 64), /Save it as PDF, or as a Word document/],
    ['huge.pdf', Buffer.alloc(60 * MEBIBYTE, makePdf('x')), /at most 20 MB/],
    ['bomb.docx', docx([{ name: 'a', content: Buffer.alloc(60 * MEBIBYTE) }]), /Save it as PDF/],
    ['program.exe', Buffer.from('MZ'), /Only .pdf, .doc and .docx are possible/],
  ] as const) {
    // A larger file is made in the page, because Playwright transfers at most 50 MB from memory.
    if (content.length > 50 * MEBIBYTE) await chooseLarge(form.page, name, content.length)
    else await choose(name, content)
    await lesson.getByRole('alert').filter({ hasText: answer }).waitFor()
  }
  expect(await violations(form.page)).toEqual([])

  // After a connection error, the file is kept and can be uploaded again.
  const uploads = `**${uploadDocument.path}`
  await form.page.route(uploads, (route) => route.abort('connectionreset'))
  await choose('notes.pdf', makePdf('Notes'))
  await lesson.getByRole('button', { name: 'Try again' }).waitFor()
  await form.page.unroute(uploads)
  await lesson.getByRole('button', { name: 'Try again' }).click()
  await lesson.getByText('Uploaded', { exact: true }).waitFor()
}

/** Selects a file full of zeros as the document of the lesson. The file is made in the page. */
async function chooseLarge(page: Page, name: string, bytes: number) {
  await page.locator('input[type=file][accept*=".pdf"]').evaluate(
    (input, file) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([new Uint8Array(file.bytes)], file.name, { type: 'application/pdf' }))
      ;(input as HTMLInputElement).files = transfer.files
      input.dispatchEvent(new Event('change', { bubbles: true }))
    },
    { name, bytes },
  )
}

async function refusesBanners({ page }: ResourceForm) {
  for (const [name, mimeType, buffer] of [
    ['scripted.svg', 'image/svg+xml', Buffer.from(SCRIPTED)],
    ['dot.png', 'image/png', await png(1, 1)],
    ['flood.png', 'image/png', await hugePng()],
  ] as const) {
    await page.locator('input[type=file][accept*="image"]').setInputFiles({ name, mimeType, buffer })
    await page.getByRole('button', { name: 'Create Resource' }).click()
    const refusal = page.getByRole('alert').filter({ hasText: /at least 320 × 180 pixels/ })
    await refusal.waitFor()
    await page.getByRole('button', { name: 'Remove picture' }).click()
    await refusal.waitFor({ state: 'hidden' })
  }
}

test('another mentor’s course can neither be edited nor opened in the mentor area', async () => {
  const { page, context } = await newPerson(product.siteUrl)
  await witnessed(page, async () => {
    await logInAsMentor(page, mentor)
    for (const path of ['/mentor/resources/english-for-work', '/mentor/resources/english-for-work/edit']) {
      await page.goto(path)
      await page.getByText('We could not find what you asked for.').first().waitFor()
      expect(await page.getByText('English for Work').count()).toBe(0)
    }
  })
  await context.close()
})
