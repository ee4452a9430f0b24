import { render, screen, waitFor } from '@testing-library/react'
import { useHeadingFocus } from './useHeadingFocus'

function Page() {
  return (
    <main tabIndex={-1}>
      <h1 ref={useHeadingFocus()} tabIndex={-1}>
        Lesson
      </h1>
      <h2 tabIndex={-1}>Your work</h2>
    </main>
  )
}
const twoFrames = () =>
  new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))

test('the heading of a new page gets the focus, also from the region around it', async () => {
  render(<Page />)
  screen.getByRole('main').focus()
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Lesson' })).toHaveFocus())
})

test('what has got the focus meanwhile keeps it', async () => {
  render(<Page />)
  const other = screen.getByRole('heading', { name: 'Your work' })
  other.focus()
  await twoFrames()
  expect(other).toHaveFocus()
})
