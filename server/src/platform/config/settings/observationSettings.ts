import { namedValues, sentryAddress, share, urlOf } from '../readers'
import type { ServerName } from '../processes'
import type { Setting } from './setting'

const OBSERVED: readonly ServerName[] = ['api', 'chat', 'site', 'admin']

/** Settings for the places that traces and errors are sent to. */
export const observationSettings = {
  otelExporterOtlpEndpoint: {
    about:
      'the OpenTelemetry collector that gets traces over OTLP/HTTP, for example `http://localhost:4318`; without it nothing is traced. `OTEL_EXPORTER_OTLP_TIMEOUT`, `…_COMPRESSION` and `…_CERTIFICATE` work as OpenTelemetry describes them',
    default: undefined,
    defaultText: 'none',
    read: urlOf('http:', 'https:'),
  } as Setting<string | undefined>,
  otelExporterOtlpHeaders: {
    about: 'headers for the collector, as `name=value` entries, for example `authorization=Bearer%20…`',
    default: {},
    defaultText: 'none',
    read: namedValues,
    secretOf: OBSERVED,
  } as Setting<Record<string, string>>,
  otelResourceAttributes: {
    about:
      'what is added to all traces of a process, as `name=value` entries, for example `deployment.environment.name=staging`',
    default: {},
    defaultText: 'none',
    read: namedValues,
  } as Setting<Record<string, string>>,
  sentryDsn: {
    about:
      'the address that errors of the server are sent to, in the protocol of Sentry (`https://key@host/project`): without requests, addresses and names; people are pseudonyms',
    default: undefined,
    defaultText: 'none',
    read: sentryAddress,
    secretOf: OBSERVED,
  } as Setting<string | undefined>,
  otelTracesSamplerArg: {
    about: 'the share of requests, jobs and stored messages that are traced, from 0 to 1',
    default: 1,
    read: share,
  } as Setting<number>,
}
