import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider, useNavigate } from 'react-router-dom'
import { page } from './page'

function Retry() {
  const navigate = useNavigate()
  return <button onClick={() => void navigate('/', { replace: true })}>Try again</button>
}

test('a failed chunk is requested again and loads without a page reload', async () => {
  const load = jest
    .fn()
    .mockRejectedValueOnce(new Error('503'))
    .mockResolvedValue({ default: () => <h1>Here</h1> })
  const router = createMemoryRouter([
    { path: '/', ...page(load), ErrorBoundary: Retry, HydrateFallback: () => null },
  ])
  render(<RouterProvider router={router} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Here' })).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
})
