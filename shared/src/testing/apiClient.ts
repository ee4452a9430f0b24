import axios, { type AxiosInstance } from 'axios'
import { createClient } from '../api/call'

/** The client of all calls, which the first call would create otherwise: tests replace its adapter. */
export function apiClient(): AxiosInstance {
  return createClient(axios)
}
