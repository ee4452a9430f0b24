import { screen } from '@testing-library/react'
import { PASSWORD_WEAKNESSES } from '@mentor-connect/contract/accounts/passwords'
import { renderUi } from '@mentor-connect/testing/renderUi'
import { useWeakPasswordText } from './useWeakPasswordText'

function Sentences({ reasons }: { reasons: (string | undefined)[] }) {
  const textOf = useWeakPasswordText()
  return (
    <ul>
      {reasons.map((reason) => (
        <li key={String(reason)}>{textOf({ reason })}</li>
      ))}
    </ul>
  )
}
const sentences = () => screen.getAllByRole('listitem').map((item) => item.textContent)

test.each(['en', 'hi'] as const)('every weakness has its own text, in %s', async (locale) => {
  await renderUi(<Sentences reasons={[...PASSWORD_WEAKNESSES]} />, locale)
  expect(new Set(sentences()).size).toBe(PASSWORD_WEAKNESSES.length)
  for (const sentence of sentences()) expect(sentence).not.toMatch(/^ui\./)
})

test('an unknown or missing weakness has a generic text', async () => {
  await renderUi(<Sentences reasons={['leaked', undefined]} />)
  expect(sentences()).toEqual(['Please choose another password.', 'Please choose another password.'])
})
