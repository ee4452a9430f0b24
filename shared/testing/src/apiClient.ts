import axios, { type AxiosInstance } from 'axios'
import { createClient } from '@mentor-connect/api/client'

/** The client of all calls, which the first call would create otherwise: tests replace its adapter. */
export function apiClient(): AxiosInstance {
  return createClient(axios)
}
