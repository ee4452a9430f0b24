import { renderRoute } from '@mentor-connect/testing'
import { screen } from '@testing-library/react'
import routes from '../routes'

test.each([
  ['en', 'Work'],
  ['hi', 'Work'],
] as const)('says what it is in %s', async (locale, title) => {
  await renderRoute(routes, '/openings', { mount: '/openings', locale })
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
})
