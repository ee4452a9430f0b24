import { renderRoute } from '@mentor-connect/testing'
import { screen, within } from '@testing-library/react'
import routes from '../routes'

test.each([
  ['en', 'Key Services', 'More Ways We Support Your Journey', 'Get Started Now'],
  ['hi', 'मुख्य सेवाएँ', 'आपकी यात्रा में हमारा साथ और भी है', 'अभी शुरू करें'],
] as const)('describes the services in %s and links to sign-up', async (locale, services, more, start) => {
  await renderRoute(routes, '/about', { locale })
  expect(await screen.findByRole('region', { name: services })).toBeVisible()
  expect(screen.getByRole('region', { name: more })).toBeVisible()
  expect(screen.getByRole('link', { name: start })).toHaveAttribute('href', '/signup')
})

test('each service leads to its page', async () => {
  await renderRoute(routes, '/about')
  const services = await screen.findAllByRole('heading', { level: 3 })
  const links = services.map((heading) => within(heading).getByRole('link'))
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Career Assessment', '/user/plan/assessment'],
    ['Mentor Connection', '/ourmentors'],
    ['Learning Progress Tracking', '/user/home'],
    ['Goal Setting', '/user/plan'],
    ['Job and Internship Listings', '/openings'],
    ['Certificate Verification', '/verify-certificate'],
    ['Community Support', '/community'],
    ['Skill Workshops', '/workshops'],
    ['Collaborative Projects', '/projects'],
    ['Career Resources', '/resource'],
    ['Job Portals', '/resources/jobs'],
    ['Skill Development Paths', '/paths'],
  ])
})
