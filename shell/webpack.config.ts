import { host } from '@mentor-connect/shared/build/host'

export default host(import.meta.dirname, './src/main.tsx', './src/offline/worker/main.ts')
