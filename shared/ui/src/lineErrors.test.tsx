import { renderUi } from '@mentor-connect/testing/renderUi'
import { fireEvent, screen } from '@testing-library/react'
import { Field } from './Field'
import { useNameHint } from './certificate-name'

const box = () => screen.getByRole('textbox', { name: 'Words' })
const write = (value: string) => fireEvent.input(box(), { target: { value } })

test.each([
  ['en', 'a\u200bb', 'There is something in it that nobody can see. Delete the text and type it again.'],
  ['hi', 'a\u200bb', 'इसमें कुछ ऐसे अक्षर हैं जो दिखाई नहीं देते। इसे मिटाकर दोबारा टाइप करें।'],
  ['en', `a${'\u0301'.repeat(9)}`, 'There are accents or signs without a letter, or too many on one letter.'],
] as const)('in %s a field says what is wrong with %j', async (locale, text, reason) => {
  await renderUi(<Field label="Words" />, locale)
  write(text)
  expect(box()).toBeInvalid()
  expect(box()).toHaveAccessibleDescription(reason)
  write('ab\u200b')
  expect(box()).toBeValid()
})

test('the name of the product is refused as a name only', async () => {
  const { rerender } = await renderUi(<Field label="Words" autoComplete="name" />)
  write('Mentor-Connect Support')
  expect(box()).toHaveAccessibleDescription('This name belongs to our platform. Choose another one.')
  rerender(<Field label="Words" />)
  expect(box()).toBeValid()
})

test('the error of the form comes before, and a longer text or a number has none of its own', async () => {
  const { rerender } = await renderUi(<Field label="Words" error="Too short." />)
  write('a\u200bb')
  expect(box()).toHaveAccessibleDescription('Too short.')
  rerender(<Field label="Words" rows={3} />)
  expect(box()).toBeValid()
  rerender(<Field label="Words" inputMode="numeric" />)
  expect(box()).toBeValid()
})

function Named({ name }: { name: string }) {
  return <Field label="Words" defaultValue={name} hint={useNameHint()(name)} />
}

test.each([
  ['en', 'Asha 🙂', 'Certificates leave out 🙂.'],
  ['hi', '王小明', 'प्रमाणपत्र पर 王 小 明 नहीं छप सकता। नीचे लिखें कि उस पर आपका नाम कैसे दिखे।'],
  ['en', 'Zoë आशा', ''],
] as const)('in %s a name of %j has a hint about certificates', async (locale, name, hint) => {
  await renderUi(<Named name={name} />, locale)
  expect(box()).toHaveAccessibleDescription(hint)
})
