import { remote } from '@mentor-connect/build/vite'

export default remote(import.meta.dirname, {
  name: 'elementarea',
  exposes: { './screens': './src/screens.ts' },
})
