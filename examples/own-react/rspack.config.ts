import { remote } from '@mentor-connect/build/rspack'

export default remote(import.meta.dirname, {
  name: 'ownreactarea',
  exposes: { './screens': './src/screens.ts' },
})
