import { getMentors } from '@mentor-connect/contract/mentoring/mentors'
import { FakeApi, aMentor, renderRoute, untilLoading } from '@mentor-connect/testing'
import { act, screen, within } from '@testing-library/react'
import routes from '../routes'

const mentors = ['Ravi Iyer', 'Meera Joshi', 'आशा राव'].map((name, index) =>
  aMentor({ _id: `m${index}`, name }),
)
const carousel = async () => within(await screen.findByRole('group', { name: 'Our Mentors' }))

describe('mentor carousel', () => {
  test('shows that it is loading, while the rest of the page is shown', async () => {
    new FakeApi().neverAnswers(getMentors)
    await renderRoute(routes, '/')
    await untilLoading()
    expect(screen.getByRole('link', { name: 'Start Your Journey' })).toBeVisible()
  })

  test('has previous and next buttons with accessible names, in tab order', async () => {
    new FakeApi().answers(getMentors, mentors)
    const { user } = await renderRoute(routes, '/')
    const group = await carousel()
    const previous = group.getByRole('button', { name: 'Previous mentor' })
    act(() => previous.focus())
    await user.tab()
    expect(group.getByRole('button', { name: 'Pause the mentors' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(group.getByRole('button', { name: 'Play the mentors' })).toHaveFocus()
    await user.tab()
    expect(group.getByRole('button', { name: 'Next mentor' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(group.getByRole('heading', { name: 'आशा राव' })).toBeVisible()
  })

  test('has its controls before the slides, which tell their position', async () => {
    new FakeApi().answers(getMentors, mentors)
    await renderRoute(routes, '/')
    const group = await carousel()
    expect(group.getAllByRole('group').map((slide) => slide.getAttribute('aria-label'))).toEqual([
      '1 of 3',
      '2 of 3',
      '3 of 3',
    ])
    const [firstSlide] = group.getAllByRole('link')
    const next = group.getByRole('button', { name: 'Next mentor' })
    expect(next.compareDocumentPosition(firstSlide!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  test('resumes after a pause', async () => {
    new FakeApi().answers(getMentors, mentors)
    const { user } = await renderRoute(routes, '/')
    const group = await carousel()
    await user.click(group.getByRole('button', { name: 'Pause the mentors' }))
    await user.click(group.getByRole('button', { name: 'Play the mentors' }))
    expect(group.getByRole('button', { name: 'Pause the mentors' })).toBeVisible()
  })

  test('shows pictures, or initials without one', async () => {
    const profile = '/files/portrait-abcdefghijklmnopqrstuv/320.webp'
    new FakeApi().answers(getMentors, [aMentor({ profile }), aMentor({ _id: 'm2', name: 'Meera Joshi' })])
    await renderRoute(routes, '/')
    const [first, second] = (await carousel()).getAllByRole('group')
    expect(first!.querySelector('img')?.src).toBe(`http://api.test${profile}`)
    expect(second!.querySelector('img')).toBeNull()
    expect(second).toHaveTextContent('MJ')
  })

  test('shows markup in a mentor’s input as text', async () => {
    const name = '<img src=x onerror=alert(1)>'
    new FakeApi().answers(getMentors, [aMentor({ name, expertise: '<b>all</b>' })])
    await renderRoute(routes, '/')
    const group = await carousel()
    expect(group.getByRole('heading', { name })).toBeVisible()
    expect(group.getByText('<b>all</b>')).toBeVisible()
  })

  test('is translated to Hindi', async () => {
    new FakeApi().answers(getMentors, [aMentor({ experience: 1 })])
    await renderRoute(routes, '/', { locale: 'hi' })
    expect(await screen.findByRole('button', { name: 'स्लाइड शो रोकें' })).toBeVisible()
    expect(screen.getByText(/1 साल/)).toBeVisible()
  })
})

describe('resources', () => {
  type Seen = (entries: { isIntersecting: boolean }[]) => void
  const listeners = new Set<Seen>()
  const original = globalThis.IntersectionObserver

  /** Simulates that the list enters or leaves the window. */
  const inView = (isIntersecting: boolean) =>
    act(async () => listeners.forEach((listener) => listener([{ isIntersecting }])))

  beforeEach(() => {
    globalThis.IntersectionObserver = class {
      constructor(private readonly listener: Seen) {}
      observe() {
        listeners.add(this.listener)
      }
      disconnect() {
        listeners.delete(this.listener)
      }
    } as never
  })
  afterEach(() => {
    globalThis.IntersectionObserver = original
    listeners.clear()
  })

  const links = () => screen.getAllByRole('link', { name: 'Explore More →' })

  test('can be read and followed before they are scrolled to', async () => {
    new FakeApi().answers(getMentors, [])
    await renderRoute(routes, '/')
    await screen.findByRole('region', { name: 'Helpful Resources' })
    for (const link of links()) expect(link).toBeVisible()
    await inView(false)
    for (const link of links()) expect(link).toBeVisible()
    await inView(true)
    for (const link of links()) expect(link).toBeVisible()
  })

  test('are observed only until they were in view', async () => {
    new FakeApi().answers(getMentors, [])
    const { unmount } = await renderRoute(routes, '/')
    await screen.findByRole('region', { name: 'Helpful Resources' })
    const watched = listeners.size
    await inView(false)
    expect(listeners.size).toBe(watched)
    await inView(true)
    expect(listeners.size).toBe(watched - 1)
    unmount()
    expect(listeners.size).toBe(0)
  })
})
