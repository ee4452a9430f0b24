import axios, { type AxiosInstance } from 'axios'
import { createClient } from '@mentor-connect/api/client'

/**
 * Returns the HTTP client that all calls share. Tests replace its adapter. Without this, the first call would create
 * it.
 */
export function apiClient(): AxiosInstance {
  return createClient(axios)
}
