import type { Locator, Page } from 'playwright-core'

/** Page object of the form of a course. */
export class ResourceForm {
  constructor(readonly page: Page) {}

  module(n: number): Locator {
    return this.page.getByRole('listitem', { name: `Module ${n}`, exact: true })
  }

  lesson(module: number, n = 1): Locator {
    return this.module(module).getByRole('listitem', { name: `Lesson ${n}`, exact: true })
  }

  async describe(title: string, description: string, domain: string) {
    await this.page.getByLabel('Title', { exact: true }).fill(title)
    await this.page.getByLabel('Description').fill(description)
    await this.page.getByRole('combobox', { name: 'Subject' }).fill(domain)
    await this.page.keyboard.press('Enter')
  }

  async chooseBanner(buffer: Buffer) {
    const file = { name: 'banner.png', mimeType: 'image/png', buffer }
    await this.page.locator('input[type=file][accept*="image"]').setInputFiles(file)
    await this.page.getByRole('img', { name: 'Preview' }).waitFor()
  }

  async addModule(n: number, name: string) {
    if (n > 1) await this.page.getByRole('button', { name: 'Add module' }).click()
    await this.module(n).getByLabel('Module name').fill(name)
  }

  async linkLesson(module: number, type: 'Video Link' | 'Course Link', title: string, url: string) {
    const lesson = this.lesson(module)
    await lesson.getByLabel('Type').selectOption({ label: type })
    await lesson.getByLabel('Lesson title').fill(title)
    await lesson.getByLabel('Link', { exact: true }).fill(url)
  }

  async documentLesson(module: number, title: string, buffer: Buffer) {
    const lesson = this.lesson(module)
    await lesson.getByLabel('Type').selectOption({ label: 'Document Link' })
    await lesson.getByLabel('Lesson title').fill(title)
    const file = { name: 'notes.pdf', mimeType: 'application/pdf', buffer }
    await lesson.locator('input[type=file]').setInputFiles(file)
    await lesson.getByText('Uploaded', { exact: true }).waitFor()
  }

  /** Drags a module by its handle to the position of another one above it. */
  async dragUp(module: number, to: number) {
    await this.module(to).scrollIntoViewIfNeeded()
    const handle = await this.module(module).getByTestId('drag-handle').first().boundingBox()
    const target = await this.module(to).boundingBox()
    if (!handle || !target) throw new Error('A module is not on the page.')
    const x = handle.x + handle.width / 2
    await this.page.mouse.move(x, handle.y + handle.height / 2)
    await this.page.mouse.down()
    await this.page.mouse.move(x, target.y + target.height / 4, { steps: 8 })
    await this.page.mouse.up()
  }
}
