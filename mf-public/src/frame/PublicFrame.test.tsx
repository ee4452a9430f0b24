import { defineRoutes } from '@mentor-connect/i18n/remote'
import { aMentor, renderRoute, signedIn } from '@mentor-connect/testing'
import { screen, within } from '@testing-library/react'
import { messages } from '../messages'
import frame from './index'

const site = defineRoutes({
  messages,
  routes: [
    {
      element: <frame.Frame />,
      children: ['/', '/about', '/resource'].map((path) => ({ path, element: <h1>Page</h1> })),
    },
  ],
})

/** jsdom has no layout width, so the links are in the menu of small screens. */
async function openMenu(address: string, options?: Parameters<typeof renderRoute>[2]) {
  const view = await renderRoute(site, address, options)
  await view.user.click(screen.getByRole('button', { expanded: false }))
  return view
}

const menu = () => within(screen.getByRole('navigation', { name: 'Main' }))

test('has five links, marks the current one, and leads to sign-up', async () => {
  await openMenu('/resource')
  const links = menu().getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['About', '/about'],
    ['Mentors', '/mentors'],
    ['Resources', '/resource'],
    ['Verify Certificate', '/verify-certificate'],
  ])
  expect(links.filter((link) => link.getAttribute('aria-current') === 'page')).toEqual([links[3]])
})

test('login and sign-up stand in the bar, outside of the menu', async () => {
  const { user, router } = await renderRoute(site, '/about', { locale: 'en' })
  for (const name of ['Log in', 'Sign Up']) {
    const link = screen.getByRole('link', { name })
    expect(link).toHaveAttribute('href', '/signup')
    expect(document.getElementById('site-menu')).not.toContainElement(link)
  }
  await user.click(screen.getByRole('link', { name: 'Log in' }))
  expect(router.state.location.state).toMatchObject({ step: 'login' })
})

test.each([
  [signedIn(), '/user/home'],
  [signedIn(aMentor()), '/mentor/home'],
])('offers their own area to who is signed in', async (session, home) => {
  await openMenu('/', { session })
  expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', home)
  expect(screen.queryByRole('link', { name: 'Sign Up' })).toBeNull()
})

test('the menu opens, and closes on Escape and when a link is followed', async () => {
  const { user } = await renderRoute(site, '/')
  const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  const button = screen.getByRole('button', { name: 'Open menu' })
  await user.click(button)
  expect(button).toHaveAttribute('aria-expanded', 'true')
  await user.keyboard('{Escape}')
  expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(button).toHaveFocus()

  await user.click(button)
  await user.click(screen.getAllByRole('link', { name: 'About' })[0]!)
  expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(scroll).toHaveBeenCalledWith(0, 0)
})

test('choosing a language closes the menu, which would cover the page that changes in place', async () => {
  const { user } = await openMenu('/')
  const button = screen.getByRole('button', { name: 'Close menu' })
  await user.click(screen.getByRole('button', { name: 'हिन्दी' }))
  expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(button).toHaveFocus()
})

test('the footer has the quick links, the contact block and the year', async () => {
  await renderRoute(site, '/')
  const footer = within(screen.getByRole('contentinfo'))
  expect(footer.getByRole('link', { name: 'Mentors' })).toHaveAttribute('href', '/ourmentors')
  expect(footer.getByText('Bhopal, M.P.')).toBeInTheDocument()
  for (const network of ['Facebook', 'Twitter', 'LinkedIn'])
    expect(footer.getByRole('link', { name: `Mentor-Connect on ${network}` })).toHaveAttribute('href', '#')
  expect(footer.getByText(new RegExp(String(new Date().getFullYear())))).toBeInTheDocument()
})

test('speaks Hindi', async () => {
  await openMenu('/', { locale: 'hi' })
  expect(screen.getByRole('link', { name: 'साइन अप' })).toBeInTheDocument()
})
