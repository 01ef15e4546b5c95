// Exits with 0 if the server on this machine is ready: the HEALTHCHECK of the image.
const answer = await fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/api/ready`).catch(() => undefined)
process.exit(answer?.ok ? 0 : 1)
