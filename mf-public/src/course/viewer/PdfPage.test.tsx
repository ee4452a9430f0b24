import { getCourse } from '@mentor-connect/contract/courses/courses'
import { getProgress } from '@mentor-connect/contract/courses/progress'
import { FakeApi, aCourse, aLearner, renderRoute, signedIn } from '@mentor-connect/testing'
import { act, render, screen, within } from '@testing-library/react'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import routes from '../../routes'
import { PdfPage } from './PdfPage'

let log: jest.SpyInstance
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  log.mockRestore()
  window.devicePixelRatio = 1
})

interface FakePdf {
  width?: number
  height?: number
  texts?: string[]
  /** Returns a page of the document; may reject. */
  page?: () => Promise<never>
}

/** A fake PDF document whose pages are identical. */
function aDocument({ width = 600, height = 800, texts = [], page }: FakePdf = {}) {
  const cancel = jest.fn()
  const render = jest.fn((_: { viewport: { width: number; height: number } }) => ({
    promise: Promise.resolve(),
    cancel,
  }))
  const getPage = jest.fn(
    page ??
      (async () => ({
        getViewport: ({ scale }: { scale: number }) => ({ width: width * scale, height: height * scale }),
        getTextContent: async () => ({
          items: [...texts.map((str) => ({ str })), { type: 'beginMarkedContent' }],
        }),
        render,
      })),
  )
  return { document: { numPages: 3, getPage } as unknown as PDFDocumentProxy, getPage, render, cancel }
}

const show = async (pdf: ReturnType<typeof aDocument>, number = 1) => {
  let view!: ReturnType<typeof render>
  await act(async () => {
    view = render(<PdfPage document={pdf.document} number={number} label="Notes" />)
  })
  return view
}
const canvas = () => screen.getByRole<HTMLCanvasElement>('img', { name: 'Notes' })

test('draws the requested page', async () => {
  const pdf = aDocument()
  await show(pdf, 2)
  expect(pdf.getPage).toHaveBeenCalledWith(2)
  expect(pdf.render).toHaveBeenCalledTimes(1)
  expect(pdf.render.mock.calls[0]![0]).toMatchObject({ canvas: canvas() })
})

test('provides its text to screen readers', async () => {
  await show(aDocument({ texts: ['नमस्ते', '<b>world</b>'] }))
  expect(screen.getByText('नमस्ते <b>world</b>')).toBeInTheDocument()
})

test('limits the canvas of a huge page to what phones can handle, keeping the aspect ratio', async () => {
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => 20_000 })
  const pdf = aDocument({ width: 10_000, height: 20_000 })
  await show(pdf)
  const { width, height } = canvas()
  expect(width * height).toBeLessThanOrEqual(8_000_000)
  expect(height / width).toBeCloseTo(2, 2)
  Reflect.deleteProperty(HTMLElement.prototype, 'clientWidth')
})

test('draws a page at the available width, in device pixels', async () => {
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => 300 })
  window.devicePixelRatio = 2
  await show(aDocument({ width: 600, height: 800 }))
  expect([canvas().width, canvas().height]).toEqual([600, 800])
  Reflect.deleteProperty(HTMLElement.prototype, 'clientWidth')
})

test('cancels the rendering on unmount', async () => {
  const pdf = aDocument()
  const { unmount } = await show(pdf)
  unmount()
  expect(pdf.cancel).toHaveBeenCalledTimes(1)
})

test('does not draw a page that arrives after unmounting', async () => {
  const page = aDocument()
  let come!: (value: never) => void
  const pdf = aDocument({ page: () => new Promise<never>((resolve) => (come = resolve)) })
  const { unmount } = await show(pdf)
  unmount()
  await act(async () => come((await page.document.getPage(1)) as never))
  expect(page.render).not.toHaveBeenCalled()
  expect(log).not.toHaveBeenCalled()
})

test('a page that cannot be read affects nothing else', async () => {
  await show(aDocument({ page: () => Promise.reject(new Error('broken page')) }))
  expect(canvas()).toBeInTheDocument()
  expect(log).toHaveBeenCalledWith('The page could not be drawn.', expect.any(Error))
})

test('a document that fails to open shows an error, and can be retried or opened in a new tab', async () => {
  const file = '/files/document-abcdefghijklmnopqrstuv/notes.pdf'
  const lessons = [{ id: 'n', title: 'Notes', type: 'document' as const, url: '', file }]
  new FakeApi()
    .answers(getCourse, aCourse({ modules: [{ name: 'One', lessons }] }))
    .answers(getProgress, { progress: {} })
  const courses = [{ courseId: 'course-1', courseName: '', description: '' }]
  const session = signedIn(aLearner({ courses }))
  const { user } = await renderRoute(routes, '/resource/course-1', { session })
  await user.click(await screen.findByRole('button', { name: 'Open here Notes' }))
  const viewer = within(screen.getByRole('dialog', { name: 'Notes' }))
  expect(await viewer.findByRole('alert')).toHaveTextContent('The document could not be opened here.')
  expect(viewer.getByRole('link', { name: /^Open Notes/ })).toHaveAttribute(
    'href',
    expect.stringContaining(file),
  )
  await user.click(viewer.getByRole('button', { name: 'Try again' }))
  expect(await viewer.findByRole('alert')).toBeVisible()
  await user.click(viewer.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})
