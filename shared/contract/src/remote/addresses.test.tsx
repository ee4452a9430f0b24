import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { logInAndReturn, PageTitle, paths, placeToReturnTo, usePageNumber } from '.'

describe('page number of a list', () => {
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
  ])('of %s is %s', (address, expected) => {
    open(address)
    expect(page()).toBe(expected)
  })

  test('is written to the URL, which omits the first page', async () => {
    const { router, go } = open('/')
    await go(2)
    expect(router.state.location.search).toBe('?page=2')
    expect(page()).toBe('2')
    await go(1)
    expect(router.state.location.search).toBe('')
  })

  test('is corrected without adding a history entry', async () => {
    const { router, go } = open('/?page=9')
    await go(3, { replace: true })
    expect(page()).toBe('3')
    await act(async () => router.navigate(-1))
    expect(page()).toBe('1')
  })
})

describe('paths', () => {
  test('the id of a certificate may contain any characters', () => {
    const address = new URL(paths.verifyCertificateOf('a&b=c #?/हिन्दी'), 'http://site.test')
    expect(address.pathname).toBe('/verify-certificate')
    expect([...address.searchParams]).toEqual([['certificateId', 'a&b=c #?/हिन्दी']])
  })

  test('the forgotten-password path contains the role', () => {
    expect(paths.forgotPassword('user')).toBe('/forgot-password')
    expect(paths.forgotPassword('mentor')).toBe('/forgot-password?role=mentor')
  })
})

describe('return address after login', () => {
  test('is stored in the link’s state, not in its URL', () => {
    const { to, state } = logInAndReturn('/resource/js?page=2')
    expect(to).toBe('/signup')
    expect(placeToReturnTo(state)).toBe('/resource/js?page=2')
  })

  test('of the present location has its query and fragment', () => {
    const { state } = logInAndReturn({ pathname: '/resource/js', search: '?page=2', hash: '#reviews' })
    expect(placeToReturnTo(state)).toBe('/resource/js?page=2#reviews')
  })

  test.each([null, undefined, {}, { other: '/x' }])('is undefined for the state %p', (state) => {
    expect(placeToReturnTo(state)).toBeUndefined()
  })
})

describe('page title', () => {
  test('ends with the product name', () => {
    const { rerender } = render(<PageTitle>Learners</PageTitle>)
    expect(document.title).toBe('Learners | Mentor-Connect')
    rerender(<PageTitle />)
    expect(document.title).toBe('Mentor-Connect')
  })
})
