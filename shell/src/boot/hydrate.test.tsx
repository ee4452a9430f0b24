import { FIRST_PAINT_SCRIPT } from '@mentor-connect/contract/site/firstPaint'
import { act, screen } from '@testing-library/react'
import { Suspense, useState, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server.node'
import { hydrate } from './hydrate'

/** A page with state. Beside each field it shows the value that React knows. */
function Page({ heading = 'Welcome' }: { heading?: string }) {
  const [name, setName] = useState('')
  const [language, setLanguage] = useState('en')
  const [agrees, setAgrees] = useState(false)
  const [presses, setPresses] = useState(0)
  return (
    <main>
      <h1>{heading}</h1>
      <Suspense>
        <input aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
        <select aria-label="Language" value={language} onChange={({ target }) => setLanguage(target.value)}>
          <option value="en">English</option>
          <option value="hi">Hindi</option>
        </select>
        <input
          aria-label="Agree"
          type="checkbox"
          checked={agrees}
          onChange={({ target }) => setAgrees(target.checked)}
        />
        <button onClick={() => setPresses(presses + 1)}>Press</button>
        <output>{JSON.stringify({ name, language, agrees, presses })}</output>
      </Suspense>
    </main>
  )
}

function aRenderedPage() {
  document.head.innerHTML = '<title data-static>Welcome</title>'
  document.body.innerHTML = `<div id="app"><div id="mc-prerendered">${renderToString(<Page />)}</div></div>`
  // Runs the page's inline script, which records input before the app starts.
  window.eval(FIRST_PAINT_SCRIPT)
  return document.getElementById('mc-prerendered')!
}

async function takeOver(content: HTMLElement, page: ReactNode) {
  let taken: Promise<void> | undefined
  await act(async () => void (taken = hydrate(content, page)))
  await act(async () => taken)
}

test('the elements that the server has rendered stay', async () => {
  const content = aRenderedPage()
  const heading = screen.getByRole('heading')
  await takeOver(content, <Page />)
  expect(screen.getByRole('heading')).toBe(heading)
})

test('everything that was entered and pressed before reaches the app', async () => {
  const content = aRenderedPage()
  screen.getByLabelText<HTMLInputElement>('Name').value = 'Asha'
  screen.getByLabelText<HTMLSelectElement>('Language').value = 'hi'
  screen.getByLabelText<HTMLInputElement>('Agree').checked = true
  screen.getByRole('button').click()
  await takeOver(content, <Page />)
  expect(JSON.parse(screen.getByRole('status').textContent)).toEqual({
    name: 'Asha',
    language: 'hi',
    agrees: true,
    presses: 1,
  })
})

test('a page that differs is rendered anew and reported', async () => {
  const report = jest.spyOn(console, 'error').mockReturnValue()
  const content = aRenderedPage()
  await takeOver(content, <Page heading="Namaste" />)
  expect(screen.getByRole('heading')).toHaveTextContent('Namaste')
  expect(report).toHaveBeenCalled()
  report.mockRestore()
})
