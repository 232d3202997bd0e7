import type { AddressInfo } from 'node:net'
import { SandboxGateway, type SandboxSettings } from './server.ts'

/** The process of the sandbox gateway: settings in its argument, its port on its first line. */
const settings = JSON.parse(process.argv[2] ?? '{}') as SandboxSettings & { port: number }
const server = await new SandboxGateway(settings).listen(settings.port)
console.log((server.address() as AddressInfo).port)
// The input ends with the process that started this one, however that dies.
process.stdin.resume().once('end', () => process.exit(0))
