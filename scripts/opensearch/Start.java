import org.codelibs.opensearch.runner.OpenSearchRunner;

/** A node of OpenSearch on loopback, until the process is stopped. Arguments: folder, HTTP port, transport port. */
class Start {
  public static void main(String[] arguments) throws Exception {
    var runner = new OpenSearchRunner();
    Runtime.getRuntime().addShutdownHook(new Thread(() -> {
      try {
        runner.close();
      } catch (Exception error) {
        error.printStackTrace();
      }
    }));
    runner
        .onBuild((number, settings) -> {
          settings.put("network.host", "127.0.0.1");
          settings.put("http.port", arguments[1]);
          settings.put("transport.port", arguments[2]);
          settings.put("discovery.type", "single-node");
          settings.put("cluster.routing.allocation.disk.threshold_enabled", "false");
        })
        .build(
            OpenSearchRunner.newConfigs()
                .basePath(arguments[0])
                .clusterName("jobspan")
                .numOfNode(1)
                .useLogger());
    System.out.println("OpenSearch is ready");
    Thread.currentThread().join();
  }
}
