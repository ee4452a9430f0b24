import { remote } from '@mentor-connect/build/remote'

export default remote(import.meta.dirname, {
  name: 'work',
  exposes: { './routes': './src/routes.tsx' },
})
