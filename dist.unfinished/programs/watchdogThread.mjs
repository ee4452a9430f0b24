import { createRequire as createRequireOfBundle } from 'node:module';const require = createRequireOfBundle(import.meta.url);const __filename = import.meta.filename;const __dirname = import.meta.dirname;
import{writeSync}from"node:fs";import{workerData}from"node:worker_threads";var STDOUT=1,{beats,beatMs,silentBeatsMax,line}=workerData,seen=0,silentBeats=0;setInterval(()=>{let current=Atomics.load(beats,0);silentBeats=current===seen?silentBeats+1:0,seen=current,silentBeats>=silentBeatsMax&&end()},beatMs);function end(){try{line&&writeSync(STDOUT,`${JSON.stringify({time:Date.now(),...line})}
`)}finally{process.kill(process.pid,"SIGKILL")}}
//# sourceMappingURL=watchdogThread.mjs.map
