import { renderRoute } from '@mentor-connect/testing'
import { screen } from '@testing-library/react'
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

test('leads to the services that have a page', async () => {
  await renderRoute(routes, '/about')
  const link = await screen.findByRole('link', { name: /Career Assessment/i })
  expect(link).toHaveAttribute('href', '/user/plan/assessment')
})
