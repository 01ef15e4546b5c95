// Ends with 0 where the server of this machine can work: the HEALTHCHECK of the image.
const answer = await fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/api/ready`).catch(() => undefined)
process.exit(answer?.ok ? 0 : 1)
