import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import {
  defineFrame,
  defineRoutes,
  logInAndReturn,
  MENTOR_AREA_SEGMENTS,
  PageTitle,
  paths,
  placeToReturnTo,
  usePageNumber,
} from '.'

describe('the page of a list', () => {
  let setPage: ReturnType<typeof usePageNumber>[1]
  function List() {
    const [page, set] = usePageNumber()
    setPage = set
    return <output>{page}</output>
  }
  function open(address: string) {
    const router = createMemoryRouter([{ path: '/', element: <List /> }], { initialEntries: ['/', address] })
    render(<RouterProvider router={router} />)
    return { router, go: (...to: Parameters<typeof setPage>) => act(async () => setPage(...to)) }
  }
  const page = () => screen.getByRole('status').textContent

  test.each([
    ['/', '1'],
    ['/?page=3', '3'],
    ['/?page=2.9', '2'],
    ['/?page=0', '1'],
    ['/?page=-4', '1'],
    ['/?page=', '1'],
    ['/?page=two', '1'],
    ['/?page=1e99', '1'],
    ['/?page=Infinity', '1'],
    ['/?page=1000001', '1'],
    ['/?page=1000000', '1000000'],
  ])('%s is page %s', (address, expected) => {
    open(address)
    expect(page()).toBe(expected)
  })

  test('goes into the address, which the first page leaves out', async () => {
    const { router, go } = open('/')
    await go(2)
    expect(router.state.location.search).toBe('?page=2')
    expect(page()).toBe('2')
    await go(1)
    expect(router.state.location.search).toBe('')
  })

  test('a correction leaves no step to go back to', async () => {
    const { router, go } = open('/?page=9')
    await go(3, { replace: true })
    expect(page()).toBe('3')
    await act(async () => router.navigate(-1))
    expect(page()).toBe('1')
  })
})

describe('addresses', () => {
  test('no part of the mentor’s area can be taken for the id of a mentor', () => {
    const inArea = Object.values(paths.mentorArea)
      .map((path) => (typeof path === 'function' ? path('x') : path))
      .flatMap((path) => path.split('/')[2] ?? [])
    for (const segment of inArea) expect(MENTOR_AREA_SEGMENTS).toContain(segment)
  })

  test('an id of a certificate may hold anything', () => {
    const address = new URL(paths.verifyCertificateOf('a&b=c #?/हिन्दी'), 'http://site.test')
    expect(address.pathname).toBe('/verify-certificate')
    expect([...address.searchParams]).toEqual([['certificateId', 'a&b=c #?/हिन्दी']])
  })

  test('the forgotten password knows for whom it is', () => {
    expect(paths.forgotPassword('user')).toBe('/forgot-password')
    expect(paths.forgotPassword('mentor')).toBe('/forgot-password?role=mentor')
  })
})

describe('the way back after a log-in', () => {
  test('travels in the state of the link, not in its address', () => {
    const { to, state } = logInAndReturn('/resource/js?page=2')
    expect(to).toBe('/signup')
    expect(placeToReturnTo(state)).toBe('/resource/js?page=2')
  })

  test.each([null, undefined, {}, { other: '/x' }])('is none for the state %p', (state) => {
    expect(placeToReturnTo(state)).toBeUndefined()
  })
})

describe('the title of a page', () => {
  test('ends with the product', () => {
    const { rerender } = render(<PageTitle>Learners</PageTitle>)
    expect(document.title).toBe('Learners | Mentor-Connect')
    rerender(<PageTitle />)
    expect(document.title).toBe('Mentor-Connect')
  })
})

test('what a remote exposes brings the shared texts along', async () => {
  const messages = {
    en: async () => ({ default: { 'jobs.title': 'Jobs' } }),
    hi: async () => ({ default: { 'jobs.title': 'नौकरियाँ' } }),
  }
  for (const module of [defineRoutes({ routes: [], messages }), defineFrame({ Frame: () => null, messages })])
    expect((await module.messages.hi()).default).toMatchObject({
      'jobs.title': 'नौकरियाँ',
      'ui.retry': 'फिर कोशिश करें',
    })
})
