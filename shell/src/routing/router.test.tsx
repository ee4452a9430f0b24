import { returnPlace } from '@mentor-connect/contract/remote'
import { defineRoutes } from '@mentor-connect/i18n/remote'
import { verifyToken } from '@mentor-connect/contract/accounts/auth'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { createPath } from 'react-router-dom'
import { exposes, none, openRouter, registry, shows } from '../testing/openRouter'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test('a deep link opens the remote’s page inside the frame of its area', async () => {
  await openRouter('/user/home', { role: 'user' })
  expect(await heading('Dashboard')).toBeVisible()
  expect(screen.getByRole('navigation', { name: 'learner frame' })).toBeVisible()
})

test('a page of one remote is shown inside the frame of another', async () => {
  await openRouter('/user/resources', { role: 'user' })
  expect(await heading('Catalogue')).toBeVisible()
  expect(screen.getByRole('navigation', { name: 'learner frame' })).toBeVisible()
})

test.each(['?domain=Data+Science', '#filters', '?domain=Data+Science&page=2#filters'])(
  'a visitor’s address with %s keeps it in the frame of a learner: opened, followed, and after the login',
  async (rest) => {
    const first = await openRouter(`/resource${rest}`, { role: 'user' })
    const place = ({ state: { location } }: typeof first.router) => createPath(location)
    expect(await heading('Catalogue')).toBeVisible()
    expect(place(first.router)).toBe(`/user/resources${rest}`)

    await act(() => first.router.navigate('/user/home'))
    await act(() => first.router.navigate(`/resource${rest}`))
    expect(place(first.router)).toBe(`/user/resources${rest}`)
    cleanup()

    const second = await openRouter(`/resource${rest}`)
    await act(async () => second.actions.signIn(second.grant))
    expect(await heading('Catalogue')).toBeVisible()
    expect(place(second.router)).toBe(`/user/resources${rest}`)
  },
)

test('a visitor is redirected from a protected page to the home page', async () => {
  const { router } = await openRouter('/user/home')
  expect(await heading('Home page')).toBeVisible()
  expect(router.state.location.pathname).toBe('/')
})

describe('a visitor who asks for a protected page', () => {
  const notice = () => screen.queryByText(/You have to be logged in to see this page/)

  test('is told why, and the address is remembered with its query', async () => {
    await openRouter('/user/explore?domain=Career#courses')
    expect(await heading('Home page')).toBeVisible()
    expect(notice()).toBeVisible()
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/signup')
    expect(returnPlace.get()).toBe('/user/explore?domain=Career#courses')
  })

  test('of the mentor area is led to the login of mentors', async () => {
    await openRouter('/mentor/learners')
    expect(await screen.findByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/mentor-signup')
  })

  test('can dismiss the notice, which forgets the address', async () => {
    const { user } = await openRouter('/user/explore')
    await user.click(await screen.findByRole('button', { name: 'Later' }))
    expect(notice()).toBeNull()
    expect(screen.getByRole('main')).toHaveFocus()
    expect(returnPlace.get()).toBeUndefined()
  })

  test('because the session has expired returns to it after the next login', async () => {
    const { api, actions } = await openRouter('/user/explore', { role: 'user' })
    expect(await heading('Explore page')).toBeVisible()
    api.refuses(verifyToken, 401, 'unauthenticated')
    await act(() => actions.verify())
    expect(await heading('Home page')).toBeVisible()
    expect(returnPlace.get()).toBe('/user/explore')
  })

  test('is not somebody who signs out on such a page', async () => {
    const { actions } = await openRouter('/user/explore', { role: 'user' })
    expect(await heading('Explore page')).toBeVisible()
    await act(() => actions.signOut())
    expect(await heading('Home page')).toBeVisible()
    expect(returnPlace.get()).toBeUndefined()
    expect(notice()).toBeNull()
  })
})

test('a learner is redirected from the public home page to the dashboard, and back home after signing out', async () => {
  const { router, actions } = await openRouter('/', { role: 'user' })
  expect(await heading('Dashboard')).toBeVisible()
  await act(() => actions.signOut())
  expect(await heading('Home page')).toBeVisible()
  expect(router.state.location.pathname).toBe('/')
})

test.each([
  [undefined, 'public frame'],
  ['mentor' as const, 'mentor frame'],
])('a mentor’s profile is shown in the frame of the reader’s role (%s: %s)', async (role, name) => {
  await openRouter('/mentor/m7', { role })
  expect(await heading('Mentor profile')).toBeVisible()
  expect(screen.getByRole('navigation', { name })).toBeVisible()
})

test.each([
  ['/user', 'user' as const, 'Dashboard', '/user/home'],
  ['/user/', 'user' as const, 'Dashboard', '/user/home'],
  ['/mentor', 'mentor' as const, 'Mentor home', '/mentor/home'],
])('%s redirects the %s to their home page', async (address, role, title, pathname) => {
  const { router } = await openRouter(address, { role })
  expect(await heading(title)).toBeVisible()
  expect(router.state.location.pathname).toBe(pathname)
})

test('pages of the mentor area take precedence over a mentor’s id', async () => {
  await openRouter('/mentor/home', { role: 'mentor' })
  expect(await heading('Mentor home')).toBeVisible()
})

test.each([
  ['/no-such-page', undefined, 'public frame'],
  ['/no-such-page', 'user' as const, 'learner frame'],
  ['/no-such-page', 'mentor' as const, 'mentor frame'],
  ['/user/no-such-page', 'user' as const, 'learner frame'],
])('%s shows "not found" to %s inside the %s', async (address, role, frame) => {
  await openRouter(address, { role })
  expect(await heading('Page not found')).toBeVisible()
  expect(screen.getByRole('navigation', { name: frame })).toBeVisible()
})

test.each([
  ['/careers?ids=nurse,plumber', '/user/careers?ids=nurse,plumber'],
  ['/careers/nurse', '/user/careers/nurse'],
  ['/ourmentors?domain=Data+Science', '/user/mentors?domain=Data+Science'],
  ['/workshops/w1', '/user/workshops/w1'],
  ['/verify-certificate?certificateId=MC-1', '/user/verify-certificate?certificateId=MC-1'],
])('%s leads a learner into their frame, to %s', async (address, target) => {
  const { router } = await openRouter(address, { role: 'user' })
  expect(await screen.findByRole('navigation', { name: 'learner frame' })).toBeVisible()
  const { pathname, search } = router.state.location
  expect(pathname + search).toBe(target)
})

test('a page of an earlier version, a part of which cannot be loaded, offers to reload', async () => {
  const released = { ...registry, generation: 2, shell: { ...registry.shell, release: 's2' } }
  await openRouter('/user/chat', { role: 'user', failing: ['mf_chat/routes'], released })
  expect(await heading('This page is out of date')).toBeVisible()
  const page = within(screen.getByRole('main'))
  expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
  expect(page.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('an area that fails to load affects only itself, and Try again recovers it without a reload', async () => {
  const { failing, user } = await openRouter('/user/chat', { role: 'user', failing: ['mf_chat/routes'] })
  expect(await heading('This part is not available right now')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Explore' }))
  expect(await heading('Explore page')).toBeVisible()

  await act(async () => window.history.back())
  expect(await heading('This part is not available right now')).toBeVisible()
  failing.clear()
  exposes['mf_chat/routes'] = defineRoutes({
    messages: none,
    routes: [{ index: true, Component: shows('Chat page') }],
  })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await heading('Chat page')).toBeVisible()
})

test('without a network an area that was never loaded says so, and opens when the network returns', async () => {
  const network = (online: boolean) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
    window.dispatchEvent(new Event(online ? 'online' : 'offline'))
  }
  await act(async () => network(false))
  const { failing } = await openRouter('/user/home', { role: 'user', failing: ['mf_learner/routes'] })
  expect(await heading('You are offline')).toBeVisible()
  failing.clear()
  await act(async () => network(true))
  expect(await heading('Dashboard')).toBeVisible()
})

test('the plain frame replaces a frame that fails to load, until a retry succeeds', async () => {
  const { failing, user } = await openRouter('/user/home', { role: 'user', failing: ['mf_learner/frame'] })
  expect(await heading('Dashboard')).toBeVisible()
  expect(screen.getByText('The usual navigation could not be loaded.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Chat' })).toHaveAttribute('href', '/user/chat')
  failing.clear()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('navigation', { name: 'learner frame' })).toBeVisible()
})

test('the frame of a visitor stays until the frame of the person who has logged in is loaded', async () => {
  const { actions, grant } = await openRouter('/no-such-page')
  const visitorFrame = await screen.findByRole('navigation', { name: 'public frame' })
  act(() => actions.signIn(grant))
  expect(visitorFrame).toBeVisible()
  expect(await screen.findByRole('navigation', { name: 'learner frame' })).toBeVisible()
})

test('a page that throws shows the error inside the frame', async () => {
  await openRouter('/user/broken', { role: 'user' })
  expect(await heading('Unexpected Application Error!')).toBeVisible()
  expect(screen.getByText('a bug in this page')).toBeVisible()
  expect(screen.getByRole('navigation', { name: 'learner frame' })).toBeVisible()
})

test('a remote built for another contract version shows that reason', async () => {
  await openRouter('/user/home', { role: 'user', contract: '^3.0.0' })
  expect(await screen.findByText(/needs an update/)).toBeVisible()
  expect(screen.getByText(/needs auth contract \^3\.0\.0, this shell provides 2\.\d\.0/)).toBeInTheDocument()
})

test('a navigation moves focus to the page and announces its title', async () => {
  const { user } = await openRouter('/user/home', { role: 'user' })
  await heading('Dashboard')
  await user.click(screen.getByRole('link', { name: 'Explore' }))
  await heading('Explore page')
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  expect(document.title).toBe('Explore page | Mentor-Connect')
  expect(screen.getByText('Explore page | Mentor-Connect', { selector: '[role=status]' })).toBeInTheDocument()
})
