import { act, fireEvent, screen, within } from '@testing-library/react'
import { Controller, useForm } from 'react-hook-form'
import { ApiFailure } from '@mentor-connect/api'
import { renderUi } from '@mentor-connect/testing/renderUi'
import { Field, Notice, PictureField, TagField } from '..'
import { Form, useSubmit } from '.'

const NOTHING = { name: '', email: '', tags: [] as string[], picture: null as File | null }
type Values = typeof NOTHING

function Example({ send }: { send: (values: Values) => Promise<unknown> }) {
  const form = useForm({ defaultValues: NOTHING })
  const { errors } = form.formState
  const { submit, failure, formFailure, failureId } = useSubmit(form, {
    send,
    fieldErrors: ({ fields }) => ({
      ...(fields['email'] && { email: 'This address is taken.' }),
      ...(fields['tags'] && { tags: 'These tags were rejected.' }),
    }),
  })
  return (
    <Form form={form} onSubmit={submit}>
      <Field label="Name" error={errors.name?.message} {...form.register('name', { required: 'Missing.' })} />
      <Field
        label="Email"
        error={errors.email?.message}
        aria-describedby={failureId}
        {...form.register('email', { required: 'Missing too.' })}
      />
      <Controller
        control={form.control}
        name="tags"
        rules={{ validate: (tags) => tags.length > 0 || 'Add a tag.' }}
        render={({ field, fieldState }) => (
          <TagField {...field} label="Tags" error={fieldState.error?.message} />
        )}
      />
      <Controller
        control={form.control}
        name="picture"
        rules={{ validate: (picture) => picture !== null || 'Choose a picture.' }}
        render={({ field: { ref, value, onChange }, fieldState }) => (
          <PictureField
            {...{ ref, value, onChange }}
            label="Portrait"
            accept="image/*"
            shape="round"
            error={fieldState.error?.message}
          />
        )}
      />
      {formFailure && <Notice tone="danger">Not saved.</Notice>}
      {failure && <p id={failureId}>{failure.code}</p>}
      <button>Save</button>
    </Form>
  )
}

beforeAll(() => {
  URL.createObjectURL = () => 'blob:portrait'
  URL.revokeObjectURL = () => undefined
})

async function open(send: (values: Values) => Promise<unknown> = async () => undefined) {
  const { user } = await renderUi(<Example send={send} />)
  const box = (name: string) => screen.getByRole('textbox', { name })
  return {
    user,
    box,
    save: () => user.click(screen.getByRole('button', { name: 'Save' })),
    fill: async () => {
      fireEvent.change(box('Name'), { target: { value: 'Asha' } })
      fireEvent.change(box('Email'), { target: { value: 'asha@example.test' } })
      await user.type(box('Tags'), 'Career{Enter}')
      const chooser = screen.getByLabelText('Portrait', { selector: 'input' })
      await user.upload(chooser, new File(['x'], 'me.png', { type: 'image/png' }))
    },
  }
}
const summary = () => screen.queryByRole('group', { name: /Please check these/ })

test('a valid form is submitted', async () => {
  const send = jest.fn(async () => undefined)
  const { save, fill } = await open(send)
  await fill()
  await save()
  expect(send).toHaveBeenCalledWith(
    expect.objectContaining({ name: 'Asha', email: 'asha@example.test', tags: ['Career'] }),
  )
  expect(summary()).toBeNull()
})

test('an invalid form is not submitted, and the first invalid field gets the focus', async () => {
  const send = jest.fn()
  const { user, save, box } = await open(send)
  await user.type(box('Name'), 'Asha')
  await save()
  expect(box('Email')).toHaveFocus()
  expect(box('Email')).toHaveAccessibleDescription('Missing too.')
  expect(send).not.toHaveBeenCalled()
})

test('several invalid fields are listed with links to them', async () => {
  const { user, save, box } = await open()
  await save()
  const links = within(screen.getByRole('group', { name: 'Please check these 4 fields:' }))
  expect(links.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Name',
    'Email',
    'Tags',
    'Portrait',
  ])
  await user.click(links.getByRole('link', { name: 'Tags' }))
  expect(box('Tags')).toHaveFocus()
  await user.click(links.getByRole('link', { name: 'Portrait' }))
  expect(screen.getByRole('button', { name: 'Choose picture' })).toHaveFocus()
})

test('a single invalid field shows no list', async () => {
  const { user, save, fill, box } = await open()
  await fill()
  await user.clear(box('Name'))
  await save()
  expect(box('Name')).toHaveFocus()
  expect(summary()).toBeNull()
})

test('the list disappears when the fields are corrected', async () => {
  const { save, fill } = await open()
  await save()
  expect(summary()).toBeVisible()
  await fill()
  expect(summary()).toBeNull()
})

test('errors from the server are shown at their fields, and the first of these gets the focus', async () => {
  const failure = new ApiFailure(400, 'invalid_input', 'Invalid.', { tags: 'x', email: 'x' })
  const { save, fill, box } = await open(() => Promise.reject(failure))
  await fill()
  await save()
  expect(box('Email')).toHaveAccessibleDescription('invalid_input This address is taken.')
  expect(box('Tags')).toHaveAccessibleDescription('These tags were rejected.')
  expect(box('Email')).toHaveFocus()
  expect(summary()).toHaveTextContent('Please check these 2 fields:EmailTags')
  expect(screen.queryByText('Not saved.')).toBeNull()
})

test('a failure without a field is shown by the form until the next submit', async () => {
  const send = jest.fn().mockRejectedValueOnce(new ApiFailure(503, 'unavailable', 'Down.'))
  const { save, fill } = await open(send)
  await fill()
  await save()
  expect(screen.getByRole('alert')).toHaveTextContent('Not saved.')
  await save()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(send).toHaveBeenCalledTimes(2)
})

test('an unexpected error is logged and shown as an internal failure', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { save, fill } = await open(() => Promise.reject(new TypeError('Oops.')))
  await fill()
  await save()
  expect(screen.getByText('internal')).toBeVisible()
  expect(log).toHaveBeenCalledTimes(1)
  log.mockRestore()
})

test('a second submit is ignored while the first is in progress', async () => {
  let finish = () => undefined as void
  const send = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)))
  const { save, fill } = await open(send)
  await fill()
  await save()
  await save()
  expect(send).toHaveBeenCalledTimes(1)
  await act(async () => finish())
  await save()
  expect(send).toHaveBeenCalledTimes(2)
})

test('Enter in a field submits the form', async () => {
  const send = jest.fn(async () => undefined)
  const { user, fill, box } = await open(send)
  await fill()
  await user.type(box('Name'), '{Enter}')
  expect(send).toHaveBeenCalledTimes(1)
})

test('each submit updates the list of errors', async () => {
  const { user, save, box } = await open()
  await save()
  await user.type(box('Name'), 'Asha')
  await user.type(box('Email'), 'asha@example.test')
  await save()
  expect(summary()).toHaveTextContent('Please check these 2 fields:TagsPortrait')
})

test('correcting a field removes its error only', async () => {
  const { user, save, box } = await open()
  await save()
  await user.type(box('Name'), 'A')
  expect(box('Name')).not.toHaveAccessibleDescription()
  expect(box('Email')).toHaveAccessibleDescription('Missing too.')
})

test('the input is kept after a failure', async () => {
  const { save, fill, box } = await open(() => Promise.reject(new ApiFailure(0, 'unreachable', 'Offline.')))
  await fill()
  await save()
  expect(box('Name')).toHaveValue('Asha')
  expect(screen.getByText('Career')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled()
})

test('the list is translated to Hindi', async () => {
  const { user } = await renderUi(<Example send={async () => undefined} />, 'hi')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByRole('group', { name: /4/ })).toHaveTextContent('NameEmailTagsPortrait')
  expect(screen.getByRole('group', { name: /4/ })).not.toHaveTextContent('Please check')
})
