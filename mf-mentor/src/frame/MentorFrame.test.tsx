import type { Session } from '@mentor-connect/contract/auth'
import type { Mentor } from '@mentor-connect/contract/accounts/people'
import type { RemoteRoutes } from '@mentor-connect/contract/remote'
import { aMentor, renderRoute, signedIn } from '@mentor-connect/testing'
import { screen, within } from '@testing-library/react'
import frame from '.'

const Frame = frame.Frame
const inside: RemoteRoutes = {
  kind: 'routes',
  messages: frame.messages,
  routes: [
    {
      element: <Frame />,
      children: [
        { path: 'home', element: <h1>Home page</h1> },
        { path: '*', element: <h1>Another page</h1> },
      ],
    },
  ],
}

const open = (address: string, account: Mentor = aMentor(), locale: 'en' | 'hi' = 'en') =>
  renderRoute(inside, address, { mount: '/mentor', session: signedIn(account), locale })

test('links to all pages of the area, and from the name to the profile', async () => {
  await open('/mentor/resources')
  const nav = within(screen.getByRole('navigation', { name: 'Mentor area' }))
  expect(nav.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/mentor/home',
    '/mentor/resources',
    '/mentor/learners',
    '/mentor/mentorships',
  ])
  expect(nav.getByRole('link', { name: 'Resources' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('link', { name: 'Profile: Ravi Iyer' })).toHaveAttribute('href', '/mentor/profile')
})

test('is translated to Hindi', async () => {
  await open('/mentor/home', aMentor(), 'hi')
  expect(screen.getByRole('navigation', { name: 'मेंटर क्षेत्र' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'कोर्स' })).toBeVisible()
})

test.each(['/mentor/profile/edit', '/mentor/sessions/hours'])(
  'an unapproved mentor may prepare %s',
  async (address) => {
    await open(address, aMentor({ status: 'inactive' }))
    expect(await screen.findByRole('heading', { name: 'Another page' })).toBeVisible()
  },
)

test('an unapproved mentor is redirected to the home page', async () => {
  await open('/mentor/chat', aMentor({ status: 'inactive' }))
  expect(await screen.findByRole('heading', { name: 'Home page' })).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Another page' })).not.toBeInTheDocument()
})

test.each(['home', 'dashboard'])('an unapproved mentor may open %s', async (page) => {
  const { router } = await open(`/mentor/${page}`, aMentor({ status: 'inactive' }))
  expect(router.state.location.pathname).toBe(`/mentor/${page}`)
})

test('an approved mentor may open every page', async () => {
  await open('/mentor/chat')
  expect(await screen.findByRole('heading', { name: 'Another page' })).toBeVisible()
})

test('the portrait is loaded from the API', async () => {
  const { container } = await open('/mentor/home', aMentor({ profile: '/files/portrait/320.webp' }))
  expect(container.querySelector('img')).toHaveAttribute('src', 'http://api.test/files/portrait/320.webp')
})

test('the name is shown while the account is being restored', async () => {
  const session = { ...signedIn(aMentor()), account: null } as Session
  await renderRoute(inside, '/mentor/chat', { mount: '/mentor', session })
  expect(screen.getByRole('link', { name: 'Profile: Ravi Iyer' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Another page' })).toBeVisible()
})

test('Logout ends the session', async () => {
  const { user, auth } = await open('/mentor/home')
  await user.click(screen.getByRole('button', { name: 'Log out' }))
  expect(auth.signOut).toHaveBeenCalledTimes(1)
})
