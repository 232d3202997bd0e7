declare module 'built-worker' {
  const built: ExportedHandler
  export default built
  export const server: {
    fetch(request: Request, env: import('../../worker/env.ts').Bindings, ctx: ExecutionContext): Promise<Response>
  }
}
