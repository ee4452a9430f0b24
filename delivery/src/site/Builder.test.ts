import { Builder } from './Builder'

test('an area that cannot be built does not keep the process from the next order', async () => {
  const builder = new Builder()
  try {
    await expect(builder.build('no-such-area', '/nowhere')).rejects.toThrow(
      'There is no area "no-such-area".',
    )
    await expect(builder.build('another', '/nowhere')).rejects.toThrow('There is no area "another".')
  } finally {
    builder.end()
  }
})
