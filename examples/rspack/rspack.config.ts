import { remote } from '@mentor-connect/build/rspack'

export default remote(import.meta.dirname, {
  name: 'rspackarea',
  exposes: { './routes': './src/routes.tsx' },
})
