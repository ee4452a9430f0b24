import type { AnyEndpoint } from '@mentor-connect/contract/api/endpoint'
import { listCases } from '@mentor-connect/contract/admin/cases'
import { getFigures } from '@mentor-connect/contract/admin/figures'
import { getPerson } from '@mentor-connect/contract/admin/people'
import { getWaiting } from '@mentor-connect/contract/admin/waiting'
import { FakeApi, renderRoute } from '@mentor-connect/testing'
import { screen } from '@testing-library/react'
import admin from '../routes'

test.each<[string, AnyEndpoint]>([
  ['/waiting', getWaiting],
  ['/figures', getFigures],
  ['/cases', listCases],
  ['/people/user/asha', getPerson],
])('%s says to screen readers that it is loading', async (path, endpoint) => {
  new FakeApi().neverAnswers(endpoint)
  await renderRoute(admin, path)
  expect(await screen.findByText('Loading…')).toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveTextContent('Loading…')
})
