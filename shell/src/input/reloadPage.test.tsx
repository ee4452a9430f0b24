import { render, screen } from '@testing-library/react'
import { takeCarriedInput } from './carriedInput'
import { reloadPage } from './reloadPage'

test('what is typed into a page is there after it was reloaded into a newer release', () => {
  history.replaceState(null, '', '/user/explore?page=2')
  const before = render(<input aria-label="Question" defaultValue="How do I" />)
  const reload = jest.fn(before.unmount)
  reloadPage(reload)
  expect(reload).toHaveBeenCalledTimes(1)

  const { container } = render(<input aria-label="Question" />)
  takeCarriedInput()?.(container)
  expect(screen.getByLabelText('Question')).toHaveValue('How do I')
})
