import { host } from '@mentor-connect/build/host'

export default host(import.meta.dirname, './src/main.tsx', './src/offline/worker/main.ts')
