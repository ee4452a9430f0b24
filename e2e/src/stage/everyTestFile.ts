import { disconnect } from './browser'

afterAll(disconnect)
