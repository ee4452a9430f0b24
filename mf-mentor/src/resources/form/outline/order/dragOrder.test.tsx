import { FakeApi, aMentor, renderRoute, signedIn } from '@mentor-connect/testing'
import { fireEvent, screen, within } from '@testing-library/react'
import mentorArea from '../../../../routes'
import { resourceDrafts } from '../../autosave/resourceDrafts'

const HEIGHT = 100
const names = () =>
  screen.getAllByRole('textbox', { name: 'Module name' }).map((box) => (box as HTMLInputElement).value)

/** The form with three modules of equal height. */
async function open() {
  new FakeApi()
  await renderRoute(mentorArea, '/mentor/resources/add', { mount: '/mentor', session: signedIn(aMentor()) })
  for (let count = 1; count < 3; count += 1)
    fireEvent.click(await screen.findByRole('button', { name: 'Add module' }))
  for (const [index, box] of screen.getAllByRole('textbox', { name: 'Module name' }).entries())
    fireEvent.change(box, { target: { value: 'ABC'[index] } })
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const top = [...(this.parentElement?.children ?? [])].indexOf(this) * HEIGHT
    return { top, bottom: top + HEIGHT } as DOMRect
  })
}
// jsdom has no PointerEvent, so a mouse event gets the pointer's properties.
const hold = (module: string, button = 0) => {
  const item = within(screen.getByRole('listitem', { name: module }))
  const press = new MouseEvent('pointerdown', { bubbles: true, cancelable: true, button })
  fireEvent(item.getAllByTestId('drag-handle')[0]!, press)
}
const moveTo = (clientY: number) => fireEvent(window, new MouseEvent('pointermove', { clientY }))
const release = (how: 'pointerup' | 'pointercancel' = 'pointerup') => fireEvent(window, new MouseEvent(how))

const scroll = jest.fn()
beforeEach(() => {
  scroll.mockClear()
  window.scrollBy = scroll
})
afterEach(async () => {
  jest.restoreAllMocks()
  await resourceDrafts().clear('mentor-1')
})

test('a dragged module swaps places with those that it passes', async () => {
  await open()
  hold('Module 1')
  moveTo(140)
  expect(names()).toEqual(['A', 'B', 'C'])
  moveTo(160)
  expect(names()).toEqual(['B', 'A', 'C'])
  moveTo(260)
  expect(names()).toEqual(['B', 'C', 'A'])
  moveTo(10)
  expect(names()).toEqual(['A', 'B', 'C'])
  release()
})

test.each(['pointerup', 'pointercancel'] as const)('after %s it stays in its place', async (how) => {
  await open()
  hold('Module 1')
  moveTo(160)
  release(how)
  moveTo(260)
  expect(names()).toEqual(['B', 'A', 'C'])
})

test('only the primary mouse button drags', async () => {
  await open()
  hold('Module 1', 2)
  moveTo(260)
  expect(names()).toEqual(['A', 'B', 'C'])
})

test('the new position is announced', async () => {
  await open()
  hold('Module 3')
  moveTo(10)
  release()
  expect(screen.getByText('C is now at place 1 of 3')).toBeInTheDocument()
})

test('the page scrolls when the pointer is near an edge', async () => {
  await open()
  hold('Module 2')
  moveTo(150)
  expect(scroll).not.toHaveBeenCalled()
  moveTo(5)
  moveTo(window.innerHeight - 5)
  release()
  expect(scroll.mock.calls.map(([, y]) => Math.sign(y as number))).toEqual([-1, 1])
})
