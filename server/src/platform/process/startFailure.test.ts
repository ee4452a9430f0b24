import { ConfigError } from '../config/config'
import { explainStartFailure } from './startFailure'

it.each([
  [{ code: 'EADDRINUSE', port: 4000 }, /^Port 4000 is already in use: .* API_PORT/],
  [{ code: 'EACCES', port: 80 }, /^No permission to listen on port 80: set API_PORT/],
  [{ code: 'EACCES', path: '/root/var' }, /^No permission to use \/root\/var: .*DATA_DIR/],
  [{ code: 'ENOTDIR' }, /^DATA_DIR is not a folder/],
  [{ code: 'ECONNREFUSED' }, /^The database does not answer/],
  [
    { message: 'ConnectionFailed("Unable to open connection to local database x: 14")' },
    /^The database file in DATA_DIR/,
  ],
  [new Error('something else'), /^Could not start: something else$/],
  [new ConfigError(['PORT is wrong.', 'HOST is wrong.']), /^PORT is wrong\.\nHOST is wrong\.$/],
])('%j', (error, sentence) => {
  expect(explainStartFailure(error, 'API_PORT')).toMatch(sentence)
})
